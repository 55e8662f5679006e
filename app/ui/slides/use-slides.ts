import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
  finishMove,
  getSlideIndex,
  isSnapped,
  moveSlides,
  restSlides,
  showSlide,
} from './slide-ring.ts'

export interface SlidesState {
  /** Zero-based index of the slide in view. */
  readonly index: number
  /** Moves by `step` slides and wraps around. */
  readonly move: (step: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Props of the scrolling element. */
  readonly scroller: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onScroll: () => void
    readonly onTouchStart: () => void
    readonly onTouchEnd: () => void
    readonly onTouchCancel: () => void
    readonly onTransitionEnd: () => void
    readonly onTransitionCancel: () => void
  }
}

/** Counts as the end of a scroll, because not every browser has `scrollend`. */
const REST_MS = 100

/** State for `Slides`, moved by touch, wheel, keys or buttons. */
export function useSlides(): SlidesState {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const shown = useRef(0)
  const width = useRef(0)
  const isTouched = useRef(false)
  /** Whether something other than `move` is scrolling: Chromium would jump to where that scroll was going. */
  const isGliding = useRef(false)
  /** Steps to take after that scroll. */
  const waitingSteps = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const withScroller = (run: (scroller: HTMLElement) => void) => () => {
    if (ref.current !== null) run(ref.current)
  }
  const rest = withScroller((scroller) => {
    if (isTouched.current) return
    restSlides(scroller)
    isGliding.current = false
    const steps = waitingSteps.current
    waitingSteps.current = 0
    if (steps !== 0) move(steps)
  })
  function restLater() {
    clearTimeout(timer.current)
    timer.current = setTimeout(rest, REST_MS)
  }
  /** A browser may then have snapped to another slide. */
  const isResized = (scroller: HTMLElement) => scroller.clientWidth !== width.current
  const readIndex = withScroller((scroller) => {
    shown.current = getSlideIndex(scroller)
    setIndex(shown.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint
  useLayoutEffect(() => {
    // The visitor may have scrolled before hydration.
    readIndex()
    rest()
    const { current: scroller } = ref
    if (scroller === null) return
    width.current = scroller.clientWidth
    const observer = new ResizeObserver(() => {
      if (!isResized(scroller)) return
      width.current = scroller.clientWidth
      showSlide(scroller, shown.current)
    })
    observer.observe(scroller)
    return () => {
      clearTimeout(timer.current)
      observer.disconnect()
    }
  }, [])

  function move(step: number) {
    if (ref.current === null) return
    if (isGliding.current) {
      waitingSteps.current += step
      return
    }
    moveSlides(ref.current, step)
    readIndex()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(step)
  }
  function onTouchEnd() {
    isTouched.current = false
    restLater()
  }
  const scroller = {
    ref,
    onScroll: withScroller((scroller) => {
      if (isResized(scroller)) return
      if (!isSnapped(scroller)) isGliding.current = true
      readIndex()
      restLater()
    }),
    onTouchStart: () => {
      isTouched.current = true
      withScroller(finishMove)()
    },
    onTouchEnd,
    onTouchCancel: onTouchEnd,
    onTransitionEnd: rest,
    onTransitionCancel: rest,
  }
  return { index, move, onKeyDown, scroller }
}
