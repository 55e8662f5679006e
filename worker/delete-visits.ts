import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { PERSONAL_CACHES } from '#domain/site/offline/caches.ts'

/** Workbox requires a limit, which has no effect on deletion. */
const LIMIT = { maxEntries: 1 }

/** Deletes the personal caches, and Workbox's lists of their URLs and times. */
export async function deleteVisits(): Promise<void> {
  await Promise.all(
    PERSONAL_CACHES.flatMap((name) => [
      caches.delete(name),
      new CacheExpiration(name, LIMIT).delete(),
    ]),
  )
}
