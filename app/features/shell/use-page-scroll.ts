import type Lenis from 'lenis'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FINE_POINTER, prefersReducedMotion } from '#app/browser/media-queries.ts'
import { setSmoothScroller } from '#app/browser/smooth-scroll.ts'

/** Runs Lenis only while it scrolls: its own loop requests animation frames forever, which drains batteries. */
function startSmoothScroll(LenisScroll: typeof Lenis) {
  const lenis = new LenisScroll({ autoRaf: false })
  let frame = 0
  function step(time: number) {
    lenis.raf(time)
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(step) : 0
  }
  function run() {
    if (frame !== 0) return
    // Without this, the pause would count as time since the last frame.
    lenis.time = 0
    frame = requestAnimationFrame(step)
  }
  lenis.on('virtual-scroll', run)
  return {
    lenis,
    scrollTo(top: number) {
      lenis.scrollTo(top)
      run()
    },
    destroy() {
      cancelAnimationFrame(frame)
      lenis.destroy()
    },
  }
}

/** Smooth scrolling pauses this long after navigation (docs/product/shell.md, "Page changes"). */
const RESUME_MS = 300

/**
 * Scrolls to the top on every change of path without a fragment, including Back, and makes the wheel scroll
 * smoothly. Lenis loads on the first pointer movement, and never for visitors who prefer reduced motion.
 */
export function usePageScroll(): void {
  const { pathname, hash } = useLocation()
  const smoothScroll = useRef<ReturnType<typeof startSmoothScroll> | null>(null)

  useEffect(() => {
    if (prefersReducedMotion() || !window.matchMedia(FINE_POINTER).matches) return
    let isUnmounted = false
    const listeners = new AbortController()
    function load() {
      listeners.abort()
      import('lenis').then(
        ({ default: Lenis }) => {
          if (isUnmounted) return
          smoothScroll.current = startSmoothScroll(Lenis)
          setSmoothScroller(smoothScroll.current)
        },
        () => {}, // The browser scrolls natively without it.
      )
    }
    const options = { passive: true, signal: listeners.signal }
    window.addEventListener('pointermove', load, options)
    window.addEventListener('wheel', load, options)
    return () => {
      isUnmounted = true
      listeners.abort()
      setSmoothScroller(null)
      smoothScroll.current?.destroy()
      smoothScroll.current = null
    }
  }, [])

  const isFirstRender = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path scrolls to the top
  useLayoutEffect(() => {
    if (isFirstRender.current) {
      isFirstRender.current = false
      return
    }
    // React Router scrolls to the fragment.
    if (hash !== '') return
    smoothScroll.current?.lenis.stop()
    // Runs after React Router has restored the scroll position of a history entry.
    queueMicrotask(() => window.scrollTo(0, 0))
    const timer = setTimeout(() => smoothScroll.current?.lenis.start(), RESUME_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
