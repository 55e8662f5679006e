import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { PERSONAL_CACHES } from '#domain/site/offline/caches.ts'

let forgottenAt = 0

/** A plugin for personal caches. It must come before other plugins that may refuse a response. */
export const skipForgotten: WorkboxPlugin = {
  async requestWillFetch({ request, state }) {
    if (state) state.startedAt = performance.now()
    return request
  },
  cacheWillUpdate: async ({ response, state }) =>
    (state?.startedAt ?? 0) < forgottenAt ? null : response,
}

/** Workbox requires a limit, which has no effect on deletion. */
const LIMIT = { maxEntries: 1 }

/**
 * Deletes the personal caches, and Workbox's lists of their URLs and times, when somebody signs out. Responses that are
 * still being fetched are not stored.
 */
export async function forgetVisits(): Promise<void> {
  forgottenAt = performance.now()
  await Promise.all(
    PERSONAL_CACHES.flatMap((name) => [
      caches.delete(name),
      new CacheExpiration(name, LIMIT).delete(),
    ]),
  )
}
