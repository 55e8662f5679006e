import { prefersReducedMotion } from './media-queries.ts'

interface SmoothScroller {
  /** `top` in pixels. */
  readonly scrollTo: (top: number) => void
}

let smoothScroller: SmoothScroller | null = null

export function setSmoothScroller(next: SmoothScroller | null): void {
  smoothScroller = next
}

/**
 * Uses the smooth scroller where there is one, because its running animation would override the browser's. Visitors who
 * prefer reduced motion get no animation.
 */
function scrollTo(top: number): void {
  if (smoothScroller) smoothScroller.scrollTo(top)
  else
    window.scrollTo({
      top,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
}

export const scrollToTop = (): void => scrollTo(0)

/** Like `scrollIntoView`: respects the document's `scroll-padding-top` and the element's own margin. */
export function scrollToElement(element: HTMLElement): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const { scrollMarginTop } = getComputedStyle(element)
  const room = (Number.parseFloat(scrollPaddingTop) || 0) + Number.parseFloat(scrollMarginTop)
  scrollTo(element.getBoundingClientRect().top + window.scrollY - room)
}
