import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Slides {
  readonly track: RefObject<HTMLUListElement | null>
  /** The slide in view, from 0. */
  readonly index: number
  /** Moves by `step` slides and wraps around. */
  readonly move: (step: number) => void
  readonly onScroll: () => void
  /** Call when the user scrolls by touch or wheel. */
  readonly onUserScroll: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A row of slides with CSS scroll snap, moved by touch, wheel or keys. */
export function useSlides(startIndex: number, count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(startIndex)
  /** Where a smooth scroll in progress ends, so that repeated key presses add up. */
  const targetIndex = useRef<number | null>(null)

  function scrollToSlide(next: number, behavior: ScrollBehavior) {
    const element = track.current
    element?.scrollTo({ left: next * element.clientWidth, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint
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
    const nearest = Math.round(element.scrollLeft / element.clientWidth)
    setIndex(nearest)
    if (nearest === targetIndex.current) targetIndex.current = null
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
