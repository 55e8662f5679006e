import { CATALOG_LIMITS } from '#server/catalog/limits.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import type { Limit } from '#server/platform/http/limits/rate-limit.ts'

/** The limit that counts a request for a screen, its data or a form. */
export function chooseLimit(method: string, pathname: string): Limit {
  if (method !== 'GET' && method !== 'HEAD') return LIMITS.form
  if (/^\/clusters(\.data)?$/.test(pathname)) return CATALOG_LIMITS.clusters
  // Both requests are sent while somebody types.
  if (/^\/(suggestions|count)(\.data)?$/.test(pathname)) return CATALOG_LIMITS.suggestions
  return pathname.endsWith('.data') || pathname === '/listings' ? LIMITS.data : LIMITS.page
}
