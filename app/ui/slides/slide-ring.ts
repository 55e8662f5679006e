// A row of slides that scrolls, snaps and never ends: before an end comes into view, slides move to the other end
// by CSS `order`. A slide is identified by its index in the document; its place is where it is drawn.

const mod = (value: number, count: number) => ((value % count) + count) % count

function measure(scroller: HTMLElement) {
  const row = scroller.firstElementChild as HTMLElement
  const slides = [...row.children] as HTMLElement[]
  // The width is not taken from `clientWidth`, which is rounded.
  const { width } = row.getBoundingClientRect()
  const scrolled = width > 0 ? scroller.scrollLeft / width : 0
  const place = Math.round(scrolled)
  const index = mod(place - Number(slides[0]?.style.order), slides.length)
  return { row, slides, width, index, place, fromPlace: scrolled - place }
}

/** The slide in view. */
export const getSlideIndex = (scroller: HTMLElement): number => measure(scroller).index

/** Whether one slide fills the view, as it does after every scroll. */
export const isSnapped = (scroller: HTMLElement): boolean =>
  Math.abs(measure(scroller).fromPlace) < 0.01

/** Draws a slide at a place with the others around it, and scrolls there. The caller turns snapping back on. */
function rotate(scroller: HTMLElement, index: number, place: number): void {
  const { slides, width } = measure(scroller)
  // A snapping scroller would follow the slide it has snapped to.
  scroller.style.scrollSnapType = 'none'
  slides.forEach((slide, it) => {
    slide.style.order = String(mod(it - index + place, slides.length))
  })
  scroller.scrollTo({ left: place * width, behavior: 'instant' })
}

/** Shows a slide without animation, with neighbors on both sides. */
export function showSlide(scroller: HTMLElement, index: number): void {
  rotate(scroller, index, measure(scroller).slides.length >> 1)
  scroller.style.scrollSnapType = ''
}

/** Call it while nothing scrolls: moves slides from the ends of the row to its middle. */
export function restSlides(scroller: HTMLElement): void {
  const { row, slides, index, place } = measure(scroller)
  if (row.getAnimations().length > 0) return
  scroller.style.scrollSnapType = ''
  const isAtEnd = place === 0 || place === slides.length - 1
  if (isAtEnd && isSnapped(scroller)) showSlide(scroller, index)
}

/**
 * Sets the scroll position of the new slide at once, and animates the row from where it was. Continues a step that
 * is in progress.
 */
export function moveSlides(scroller: HTMLElement, step: number): void {
  const { row, slides, width, index, fromPlace } = measure(scroller)
  const { e: shift } = new DOMMatrix(getComputedStyle(row).transform)
  const last = slides.length - 1
  if (last < 1) return
  // All other slides are on the side that is visible during the step.
  const place = step > 0 ? last : 0
  row.style.transition = row.style.transform = 'none'
  rotate(scroller, mod(index + step, slides.length), place)
  const offset = shift / width - fromPlace + step
  row.style.transform = `translateX(${100 * Math.max(place - last, Math.min(offset, place))}%)`
  // Forces the styles to be computed, so that the transition starts from them.
  row.getBoundingClientRect()
  row.style.transition = row.style.transform = ''
  restSlides(scroller)
}

/** Ends a step that is in progress. */
export function finishMove(scroller: HTMLElement): void {
  for (const animation of measure(scroller).row.getAnimations()) animation.finish()
}
