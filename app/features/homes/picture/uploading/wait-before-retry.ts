const DELAYS_MS = [500, 2_000, 5_000, 10_000, 20_000]

/**
 * Waits after a failure: longer the more there were, but at most until the browser is online again.
 *
 * @throws when `signal` is aborted
 */
export async function waitBeforeRetry(failures: number, signal: AbortSignal): Promise<void> {
  const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1]
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delay)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
  signal.throwIfAborted()
}
