import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * From the second page on, our fonts are used if the first page has loaded them: a page that is being read keeps
 * the fonts it started with (app/head/page-fonts.ts).
 */
export function usePageFonts(): void {
  const { pathname } = useLocation()
  const firstPathname = useRef(pathname)
  useLayoutEffect(() => {
    const { classList, dataset } = document.documentElement
    if (pathname !== firstPathname.current && dataset.fonts === 'ready') classList.add('has-fonts')
  }, [pathname])
}
