import { storedFavorites } from '#app/browser/favorites.ts'
import type { PictureFormat } from '#domain/listing/picture.ts'
import { listingPath } from '#domain/site/links.ts'
import { postToWorker } from './keep-page.ts'

/** Browsers that cannot tell get the older format. */
async function getPictureFormat(): Promise<PictureFormat> {
  if (typeof ImageDecoder === 'undefined') return 'jpg'
  return (await ImageDecoder.isTypeSupported('image/avif')) ? 'avif' : 'jpg'
}

async function postFavorites(): Promise<void> {
  const favorites = storedFavorites.get().map((favorite) => ({
    path: listingPath(favorite),
    pictures: [...favorite.images, favorite.Realtor?.ava ?? []].flat(),
  }))
  await postToWorker({ type: 'keep-favorites', favorites, format: await getPictureFormat() })
}

/** Tells the service worker what the favorites are, now and after each change. */
export function keepFavorites(): () => void {
  postFavorites()
  return storedFavorites.subscribe(postFavorites)
}
