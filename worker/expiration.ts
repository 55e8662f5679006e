import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { CACHE_LIMITS } from '#domain/site/offline/caches.ts'
import { MATCH_OPTIONS } from './match-options.ts'

/** When storage runs out, every cache is emptied except the assets, without which no page runs. */
export const createExpiration = (name: keyof typeof CACHE_LIMITS): ExpirationPlugin =>
  new ExpirationPlugin({
    ...CACHE_LIMITS[name],
    matchOptions: MATCH_OPTIONS,
    purgeOnQuotaError: name !== 'assets',
  })
