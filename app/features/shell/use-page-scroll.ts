import type Lenis from 'lenis'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FINE_POINTER, PREFERS_REDUCED_MOTION } from '#app/browser/media-queries.ts'
import { setSmoothScroller } from '#app/browser/smooth-scroll.ts'

/** Smooth scrolling rests this long after the page changed (docs/product.md, "Page changes"). */
const RESUME_MS = 300

/**
 * Goes to the top on every change of path, by link or by history, and smooths the wheel: the
 * smoother is fetched once the page is at rest, and never for people who asked for less motion.
 */
export function usePageScroll(): void {
  const { pathname } = useLocation()
  const smooth = useRef<Lenis | null>(null)

  useEffect(() => {
    if (
      window.matchMedia(PREFERS_REDUCED_MOTION).matches ||
      !window.matchMedia(FINE_POINTER).matches
    )
      return
    let gone = false
    const waiting = new AbortController()
    function load() {
      waiting.abort()
      import('lenis').then(
        ({ default: LenisScroll }) => {
          if (gone) return
          smooth.current = new LenisScroll({ autoRaf: true })
          setSmoothScroller(smooth.current)
        },
        () => {}, // The page scrolls well without it.
      )
    }
    const once = { passive: true, signal: waiting.signal }
    window.addEventListener('pointermove', load, once)
    window.addEventListener('wheel', load, once)
    return () => {
      gone = true
      waiting.abort()
      setSmoothScroller(null)
      smooth.current?.destroy()
      smooth.current = null
    }
  }, [])

  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what moves the page
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    smooth.current?.stop()
    // After the router, which restores the place of an address that history knows.
    queueMicrotask(() => window.scrollTo(0, 0))
    const timer = setTimeout(() => smooth.current?.start(), RESUME_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
