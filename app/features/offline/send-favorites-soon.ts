/** After what the page itself loads. */
const DELAY_MS = 2_500

/** Pages without cards of listings need no code for favorites before. @returns a function that ends it */
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
