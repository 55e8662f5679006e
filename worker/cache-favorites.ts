import { savesData } from '#app/browser/network/slow-connection.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { CACHES } from '#domain/site/offline/caches.ts'
import { isStorableFile } from '#domain/site/offline/expected-type.ts'
import {
  getFavoriteUrls,
  isForeignPicture,
  MAX_FAVORITE_AGE_MS,
} from '#domain/site/offline/kept-favorites.ts'
import { getRequestKind } from '#domain/site/offline/request-kind.ts'
import { AS_OF_HEADER, isYoungerThan } from '#domain/site/offline/stored-response.ts'
import type { KeptFavorite } from '#domain/site/offline/worker-message.ts'
import { language } from '#texts/language.ts'
import { MATCH_OPTIONS } from './match-options.ts'
import { storeCopy } from './stored-copy.ts'

const toUrl = (path: string) => new URL(path, location.origin).href

async function deleteOthers(cache: Cache, urls: readonly string[]): Promise<void> {
  const kept = new Set(urls.map(toUrl))
  const others = (await cache.keys()).filter(({ url }) => !kept.has(url))
  await Promise.all(others.map((key) => cache.delete(key, MATCH_OPTIONS)))
}

async function keepFavoritePage(cache: Cache, path: string): Promise<void> {
  const stored = await cache.match(path, MATCH_OPTIONS)
  const asOf = stored?.headers.get(AS_OF_HEADER) ?? null
  if (!isYoungerThan(asOf, Date.now(), MAX_FAVORITE_AGE_MS)) await storeCopy(cache, path)
}

/**
 * Fetches a picture without a referrer, so that another site that hosts it does not learn which listing it belongs to.
 */
async function keepFavoritePicture(cache: Cache, url: string): Promise<void> {
  if ((await cache.match(url, MATCH_OPTIONS)) !== undefined) return
  if (isForeignPicture(url)) {
    const response = await fetch(url, { mode: 'no-cors', referrerPolicy: 'no-referrer' })
    if (response.ok || response.type === 'opaque') await cache.put(url, response)
    return
  }
  const { pathname } = new URL(url, location.origin)
  if (getRequestKind('GET', pathname, false) !== 'picture') return
  // Pictures are public. With cookies, private paths would answer too.
  const response = await fetch(pathname, { credentials: 'omit' })
  if (isStorableFile('picture', pathname, response)) await cache.put(url, response)
}

async function keep(favorites: readonly KeptFavorite[]): Promise<void> {
  const cache = await caches.open(CACHES.favorites)
  const { pages: paths, pictures } = getFavoriteUrls(favorites)
  const pages = paths.map((path) => inLanguage(path, language))
  await deleteOthers(cache, [...pages, ...pictures])
  if (savesData()) return
  // Favorites are stored one at a time, so that the visitor's own requests go first.
  for (const [store, urls] of [
    [keepFavoritePage, pages] as const,
    [keepFavoritePicture, pictures] as const,
  ]) {
    for (const url of urls) {
      try {
        await store(cache, url)
      } catch (error) {
        // Without space or a connection, the remaining favorites would fail too.
        if (!navigator.onLine) return
        if (error instanceof DOMException) return console.error('Favorites cannot be kept.', error)
      }
    }
  }
}

let work: Promise<void> = Promise.resolve()

/** Stores the pages of the favorites with all their pictures, and deletes the rest. */
export function cacheFavorites(favorites: readonly KeptFavorite[]): Promise<void> {
  work = work.then(() => keep(favorites)).catch(() => {})
  return work
}
