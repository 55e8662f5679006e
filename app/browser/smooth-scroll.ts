import { CALM } from './media.ts'

interface Smoother {
  /** Takes the page to a distance from its top, in pixels. */
  readonly scrollTo: (top: number) => void
}

let smoother: Smoother | null = null

/** Says who smooths the wheel now; `null` when nobody does any more. */
export function setSmoother(next: Smoother | null): void {
  smoother = next
}

/**
 * Takes the page to its top: by the one who smooths the wheel, whose glide would otherwise go on
 * against it, or by the browser. At once for people who asked for less motion.
 */
export function scrollToTop(): void {
  if (smoother) smoother.scrollTo(0)
  else window.scrollTo({ top: 0, behavior: window.matchMedia(CALM).matches ? 'auto' : 'smooth' })
}
