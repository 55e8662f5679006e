/** Leaves time for the page's own requests. */
const DELAY_MS = 2_500

/**
 * Delayed, because on pages without listing cards nothing else needs the code of favorites.
 *
 * @returns a function that cancels it
 */
export function keepFavoritesSoon(): () => void {
  if (!navigator.serviceWorker) return () => {}
  let end = () => {}
  const timer = setTimeout(async () => {
    const code = await import('./send-favorites-to-worker.ts').catch(() => null)
    if (code !== null) end = code.sendFavoritesToWorker()
  }, DELAY_MS)
  return () => {
    clearTimeout(timer)
    end()
  }
}
