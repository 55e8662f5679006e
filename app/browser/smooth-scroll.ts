import { PREFERS_REDUCED_MOTION } from './media-queries.ts'

interface SmoothScroller {
  /** `top` in pixels. */
  readonly scrollTo: (top: number) => void
}

let smoothScroller: SmoothScroller | null = null

export function setSmoothScroller(next: SmoothScroller | null): void {
  smoothScroller = next
}

/**
 * Scrolls with the smooth scroller if there is one, because its running animation would override the
 * browser's. Not animated for visitors who prefer reduced motion.
 */
export function scrollToTop(): void {
  if (smoothScroller) smoothScroller.scrollTo(0)
  else
    window.scrollTo({
      top: 0,
      behavior: window.matchMedia(PREFERS_REDUCED_MOTION).matches ? 'auto' : 'smooth',
    })
}
