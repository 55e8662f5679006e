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
function scrollTo(top: number): void {
  if (smoothScroller) smoothScroller.scrollTo(top)
  else
    window.scrollTo({
      top,
      behavior: window.matchMedia(PREFERS_REDUCED_MOTION).matches ? 'auto' : 'smooth',
    })
}

export const scrollToTop = (): void => scrollTo(0)

/** To below what is fixed at the top of the window: `scroll-padding-top` of the document says how far. */
export function scrollToElement(element: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  scrollTo(element.getBoundingClientRect().top + window.scrollY - (padding || 0))
}
