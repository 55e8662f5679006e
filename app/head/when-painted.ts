/** Calls back at once if the document is already parsed. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else addEventListener('DOMContentLoaded', callback, { once: true })
}

/** Longest wait for an idle period. */
const IDLE_TIMEOUT_MS = 1_000

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(callback)
}

/**
 * Calls back once the page has loaded and painted its pictures, except those that load as one scrolls to them, and the
 * browser is idle. In a background tab it waits until the tab is first shown.
 */
export function whenPainted(callback: () => void): void {
  const waitForFrame = () => requestAnimationFrame(() => whenIdle(callback))
  if (document.readyState === 'complete') waitForFrame()
  else addEventListener('load', waitForFrame, { once: true })
}
