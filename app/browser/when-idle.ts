/** Safari has no `requestIdleCallback`. */
const FALLBACK_MS = 300

/**
 * Calls back once the browser is idle.
 *
 * @param timeoutMs calls back after this time even if the page is still busy, as on a slow device
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, FALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
