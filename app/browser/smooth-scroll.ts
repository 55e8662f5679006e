import { PREFERS_REDUCED_MOTION } from './media-queries.ts'

interface SmoothScroller {
  /** Takes the page to a distance from its top, in pixels. */
  readonly scrollTo: (top: number) => void
}

let smoothScroller: SmoothScroller | null = null

/** Says who smooths the wheel now; `null` when nobody does any more. */
export function setSmoothScroller(next: SmoothScroller | null): void {
  smoothScroller = next
}

/**
 * Takes the page to its top: by the one who smooths the wheel, whose glide would otherwise go on
 * against it, or by the browser. At once for people who asked for less motion.
 */
export function scrollToTop(): void {
  if (smoothScroller) smoothScroller.scrollTo(0)
  else
    window.scrollTo({
      top: 0,
      behavior: window.matchMedia(PREFERS_REDUCED_MOTION).matches ? 'auto' : 'smooth',
    })
}
