import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Slides {
  readonly track: RefObject<HTMLUListElement | null>
  /** Which slide is in view, counted from 0. */
  readonly index: number
  /** Goes so many slides on, from the last to the first and back. */
  readonly move: (step: number) => void
  readonly onScroll: () => void
  /** Tells that a finger or a wheel moves the slides now. */
  readonly onUserScroll: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Slides side by side that the browser lets snap into place: a finger or the keys move them. */
export function useSlides(startIndex: number, count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(startIndex)
  /** Where the keys lead to while the slides are still on their way there. */
  const targetIndex = useRef<number | null>(null)

  function scrollToSlide(next: number, behavior: ScrollBehavior) {
    const element = track.current
    element?.scrollTo({ left: next * element.clientWidth, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it is seen
  useLayoutEffect(() => scrollToSlide(startIndex, 'instant'), [])

  function move(step: number) {
    const from = targetIndex.current ?? index
    const next = (from + step + count) % count
    targetIndex.current = next
    scrollToSlide(next, Math.abs(next - from) > 1 ? 'instant' : 'smooth')
  }
  function onScroll() {
    const element = track.current
    if (element === null || element.clientWidth === 0) return
    const now = Math.round(element.scrollLeft / element.clientWidth)
    setIndex(now)
    if (now === targetIndex.current) targetIndex.current = null
  }
  function onUserScroll() {
    targetIndex.current = null
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(step)
  }
  return { track, index, move, onScroll, onUserScroll, onKeyDown }
}
