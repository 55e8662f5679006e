import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { getPictureFormat } from '#app/browser/picture-format.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { postToWorker } from './post-to-worker.ts'

async function postFavorites(): Promise<void> {
  const favorites = storedFavorites.get().map((favorite) => ({
    path: listingPath(favorite),
    pictures: [...favorite.images, favorite.Realtor?.ava ?? []].flat(),
  }))
  await postToWorker({ type: 'keep-favorites', favorites, format: await getPictureFormat() })
}

/** Tells the service worker which listings are favorites, now and after each change. */
export function sendFavoritesToWorker(): () => void {
  postFavorites()
  return storedFavorites.subscribe(postFavorites)
}
