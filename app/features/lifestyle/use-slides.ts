import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Slides {
  readonly track: RefObject<HTMLUListElement | null>
  /** Which slide is in view, counted from 0. */
  readonly place: number
  /** Goes so many slides on, from the last to the first and back. */
  readonly go: (step: number) => void
  readonly onScroll: () => void
  /** Tells that a finger or a wheel moves the slides now. */
  readonly onTouch: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Slides side by side that the browser lets snap into place: a finger or the keys move them. */
export function useSlides(start: number, count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(start)
  /** Where the keys lead to while the slides are still on their way there. */
  const wanted = useRef<number | null>(null)

  function show(next: number, behavior: ScrollBehavior) {
    const element = track.current
    element?.scrollTo({ left: next * element.clientWidth, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it is seen
  useLayoutEffect(() => show(start, 'instant'), [])

  function go(step: number) {
    const from = wanted.current ?? place
    const next = (from + step + count) % count
    wanted.current = next
    show(next, Math.abs(next - from) > 1 ? 'instant' : 'smooth')
  }
  function onScroll() {
    const element = track.current
    if (element === null || element.clientWidth === 0) return
    const now = Math.round(element.scrollLeft / element.clientWidth)
    setPlace(now)
    if (now === wanted.current) wanted.current = null
  }
  function onTouch() {
    wanted.current = null
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  return { track, place, go, onScroll, onTouch, onKeyDown }
}
