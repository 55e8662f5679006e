import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { postToWorker } from './post-to-worker.ts'

/** Leaves time for the page's own requests. */
const DELAY_MS = 2_500

async function postFavorites(): Promise<void> {
  const favorites = storedFavorites.get().map((favorite) => ({
    path: listingPath(favorite),
    pictures: [...favorite.images, favorite.Realtor?.ava ?? []].flat(),
  }))
  await postToWorker({ type: 'keep-favorites', favorites, format: 'avif' })
}

/**
 * Tells the service worker which listings are favorites, after a delay and after each change.
 *
 * @returns a function that stops it
 */
export function keepFavorites(): () => void {
  if (!navigator.serviceWorker) return () => {}
  const timer = setTimeout(postFavorites, DELAY_MS)
  const unsubscribe = storedFavorites.subscribe(postFavorites)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
