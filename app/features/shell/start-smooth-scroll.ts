import type Lenis from 'lenis'

export interface SmoothScroll {
  readonly lenis: Lenis
  readonly scrollTo: (top: number) => void
  readonly destroy: () => void
}

/** Lenis, driven only while it scrolls: its own loop asks for frames without end, which costs battery. */
export function startSmoothScroll(LenisScroll: typeof Lenis): SmoothScroll {
  const lenis = new LenisScroll({ autoRaf: false })
  let frame = 0
  function step(time: number) {
    lenis.raf(time)
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(step) : 0
  }
  function run() {
    if (frame !== 0) return
    // Else the pause would count as time since the last frame.
    lenis.time = 0
    frame = requestAnimationFrame(step)
  }
  lenis.on('virtual-scroll', run)
  return {
    lenis,
    scrollTo(top) {
      lenis.scrollTo(top)
      run()
    },
    destroy() {
      cancelAnimationFrame(frame)
      lenis.destroy()
    },
  }
}
