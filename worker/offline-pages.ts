import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'
import { CACHE_LIMITS, CACHES } from '#domain/site/offline/caches.ts'
import { getPageOfData } from '#domain/site/offline/data-path.ts'
import {
  AS_OF_HEADER,
  DOCUMENT_STORED_HEADER,
  isFresh,
  isYoungerThan,
  SLOW_AFTER_SECONDS,
} from '#domain/site/offline/stored-response.ts'
import { offlineTexts } from '#texts/site/offline.ts'
import { createExpiration } from './expiration.ts'
import { skipForgotten } from './forget-visits.ts'
import { MATCH_OPTIONS } from './match-options.ts'
import { createOfflineFallback } from './offline-fallback.ts'
import { asStored, toStoredCopy, withHeaders } from './stored-copy.ts'
import { withOfflineBanner } from './stored-document.ts'

/** A response to the same request from the caches of favorites and of the shell. */
const findElsewhere = async (url: string): Promise<Response | undefined> =>
  (await caches.match(url, { ...MATCH_OPTIONS, cacheName: CACHES.favorites })) ??
  (await caches.match(url, { ...MATCH_OPTIONS, cacheName: CACHES.shell }))

/** Workbox ignores expired entries, but deletes them only when the cache is next used. */
async function isDocumentStored(url: string): Promise<boolean> {
  const page = await caches.match(url, { ...MATCH_OPTIONS, cacheName: CACHES.pages })
  const asOf = page?.headers.get(AS_OF_HEADER) ?? null
  const isShown = isYoungerThan(asOf, Date.now(), CACHE_LIMITS.pages.maxAgeSeconds * 1_000)
  return isShown || (await findElsewhere(url)) !== undefined
}

/** Bypasses the browser's own cache, whose responses do not say when they were read. */
const askServer: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    return new Request(request, { cache: 'no-cache' })
  },
  cacheWillUpdate: async ({ response }) => toStoredCopy(response),
}

/** @param present turns the stored copy into the response */
function sayAge(
  present: (
    copy: Response,
    connection: 'slow' | 'broken',
    url: string,
  ) => Response | Promise<Response>,
): WorkboxPlugin {
  return {
    async fetchDidFail({ state }) {
      if (state) state.failed = true
    },
    async cachedResponseWillBeUsed({ cachedResponse, request, state }) {
      const copy = cachedResponse ?? (await findElsewhere(request.url))
      return copy && present(copy, state?.failed ? 'broken' : 'slow', request.url)
    },
  }
}

const OPTIONS = { networkTimeoutSeconds: SLOW_AFTER_SECONDS, matchOptions: MATCH_OPTIONS }

const createDocuments = (name: 'pages' | 'lists', ask: WorkboxPlugin) =>
  new NetworkFirst({
    ...OPTIONS,
    cacheName: CACHES[name],
    plugins: [
      skipForgotten,
      ask,
      createExpiration(name),
      sayAge(withOfflineBanner),
      { handlerDidError: () => createOfflineFallback(offlineTexts.notKeptHint) },
    ],
  })

export const pages = createDocuments('pages', askServer)

/** Signing out deletes them, and so does the server when it no longer knows this browser. */
const askServerForList: WorkboxPlugin = {
  ...askServer,
  cacheWillUpdate: async ({ response }) => toStoredCopy(response, (status) => status === 200),
  async fetchDidSucceed({ request, response }) {
    if (response.status === 404) {
      const cache = await caches.open(CACHES.lists)
      await cache.delete(request, MATCH_OPTIONS)
    }
    return response
  },
}

export const lists = createDocuments('lists', askServerForList)

export const privatePages = new NetworkOnly({
  plugins: [{ handlerDidError: () => createOfflineFallback(offlineTexts.privateHint) }],
})

/** Data of client navigations. */
const pageData = new NetworkFirst({
  ...OPTIONS,
  cacheName: CACHES.data,
  plugins: [
    skipForgotten,
    askServer,
    createExpiration('data'),
    sayAge(asStored),
    {
      async handlerDidError({ request }) {
        const url = new URL(request.url)
        url.pathname = getPageOfData(url.pathname) ?? url.pathname
        if (!(await isDocumentStored(url.href))) return undefined
        return withHeaders(new Response(null, { status: 504 }), { [DOCUMENT_STORED_HEADER]: '1' })
      },
    },
  ],
})

/** Uses data that was just prefetched; otherwise asks the server first. */
export async function handleData(options: {
  readonly event: ExtendableEvent
  readonly request: Request
}): Promise<Response> {
  const stored = await caches.match(options.request, { ...MATCH_OPTIONS, cacheName: CACHES.data })
  if (stored && isFresh(stored.headers.get(AS_OF_HEADER), Date.now())) return stored
  return pageData.handle(options)
}
