import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { PERSONAL_CACHES } from '#domain/offline/caches.ts'

/** Required by Workbox, without a part in deleting. */
const LIMIT = { maxEntries: 1 }

/** Workbox's lists of URLs and times, which outlive the caches when a page deletes those. */
export async function deleteVisits(): Promise<void> {
  await Promise.all(PERSONAL_CACHES.map((name) => new CacheExpiration(name, LIMIT).delete()))
}
