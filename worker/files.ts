import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { isConnectionSlow } from '#app/browser/network/slow-connection.ts'
import { CACHES } from '#domain/site/offline/caches.ts'
import { isStorableFile } from '#domain/site/offline/expected-type.ts'
import { getSmallPicture, isSamePicture } from '#domain/site/offline/kept-picture.ts'
import { createExpiration } from './expiration.ts'
import { skipForgotten } from './forget-visits.ts'
import { MATCH_OPTIONS } from './match-options.ts'

/** Stores no response that only a captive portal or a broken proxy would send. */
const checkFiles = (kind: 'asset' | 'picture'): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    isStorableFile(kind, new URL(request.url).pathname, response) ? response : null,
})

/** Scripts, styles and fonts: their names change with their contents. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions: MATCH_OPTIONS,
  plugins: [checkFiles('asset'), createExpiration('assets')],
})

/** Finds the picture in any stored width. */
async function findSamePicture(url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url)
  for (const name of [CACHES.favorites, CACHES.pictures, CACHES.shell]) {
    const cache = await caches.open(name)
    const same = (await cache.keys()).find((key) =>
      isSamePicture(pathname, new URL(key.url).pathname),
    )
    if (same !== undefined) return cache.match(same, MATCH_OPTIONS)
  }
  return undefined
}

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions: MATCH_OPTIONS,
  plugins: [
    skipForgotten,
    checkFiles('picture'),
    createExpiration('pictures'),
    { handlerDidError: async ({ request }) => findSamePicture(request.url) },
  ],
})

interface HandledRequest {
  readonly event: ExtendableEvent
  readonly request: Request
}

/** Visitors who save data get a smaller stored file of the same picture. */
export function handlePicture({ event, request }: HandledRequest): Promise<Response> {
  const small = isConnectionSlow() ? getSmallPicture(new URL(request.url).pathname) : null
  return pictures.handle({ event, request: small === null ? request : new Request(small) })
}

/** Pictures hosted by publishers of feeds are stored for favorites only. */
export async function handleForeignPicture({ request }: HandledRequest): Promise<Response> {
  const kept = await caches.match(request.url, {
    ...MATCH_OPTIONS,
    cacheName: CACHES.favorites,
  })
  return kept ?? fetch(request)
}
