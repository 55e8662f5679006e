import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ConnectionStrip } from './connection-strip.tsx'
import { keepFavoritesSoon } from './keep-favorites-soon.ts'
import { keepPageSoon } from './keep-page.ts'
import { useStayOnPage } from './stay-on-page.ts'

/** What every page does for the time without a connection (docs/product.md, "Without a connection"). */
export function Offline() {
  const { pathname, search } = useLocation()
  useStayOnPage()
  useEffect(() => keepPageSoon(pathname + search), [pathname, search])
  useEffect(keepFavoritesSoon, [])
  return <ConnectionStrip />
}
