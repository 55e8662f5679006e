/** Calls back at once if the document is already parsed. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else addEventListener('DOMContentLoaded', callback, { once: true })
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

/** Longest wait for an idle period. */
const IDLE_TIMEOUT_MS = 1_000

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(callback)
}

/** Longest wait for a paint entry; a picture that is not the largest contentful paint gets none. */
const PAINT_TIMEOUT_MS = 500

/**
 * Calls back after the largest contentful paint.
 *
 * @param since earlier paints do not count
 */
function whenLargestPainted(since: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS)
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => startTime >= since)) resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/**
 * Calls back once the page has loaded, its largest picture is painted and the browser is idle. In a background tab it
 * waits until the tab is first shown.
 */
export function whenPainted(callback: () => void): void {
  whenLoaded(() => {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
    const loaded = [...pictures].flatMap(({ currentSrc }) =>
      performance.getEntriesByName(currentSrc).map((entry) => entry.startTime + entry.duration),
    )
    requestAnimationFrame(async () => {
      await whenLargestPainted(Math.max(0, ...loaded))
      whenIdle(callback)
    })
  })
}
