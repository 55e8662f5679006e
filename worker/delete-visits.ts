import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { PERSONAL_CACHES } from '#domain/offline/caches.ts'

/** Required by Workbox; has no effect on deletion. */
const LIMIT = { maxEntries: 1 }

/** Workbox's lists of URLs and times, which remain when a page deletes the caches. */
export async function deleteVisits(): Promise<void> {
  await Promise.all(PERSONAL_CACHES.map((name) => new CacheExpiration(name, LIMIT).delete()))
}
