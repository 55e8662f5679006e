import type Lenis from 'lenis'

export interface SmoothScroll {
  readonly lenis: Lenis
  readonly scrollTo: (top: number) => void
  readonly destroy: () => void
}

/** Runs Lenis only while it scrolls: its own loop requests animation frames forever, which drains batteries. */
export function startSmoothScroll(LenisScroll: typeof Lenis): SmoothScroll {
  const lenis = new LenisScroll({ autoRaf: false })
  let frame = 0
  function step(time: number) {
    lenis.raf(time)
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(step) : 0
  }
  function run() {
    if (frame !== 0) return
    // Without this, the pause would count as time since the last frame.
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
