import { withoutLanguage } from '#domain/platform/language.ts'
import { CATALOG_LIMITS } from '#server/catalog/rate-limits.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import type { Limit } from '#server/platform/http/limits/rate-limit.ts'

/** The limit that counts a request for a screen, its data or a form. */
export function chooseLimit(method: string, pathname: string): Limit {
  if (method !== 'GET' && method !== 'HEAD') return LIMITS.form
  const path = withoutLanguage(pathname)
  if (/^\/clusters(\.data)?$/.test(path)) return CATALOG_LIMITS.clusters
  // Both requests are sent while somebody types.
  if (/^\/(suggestions|count)(\.data)?$/.test(path)) return CATALOG_LIMITS.suggestions
  return path.endsWith('.data') || path === '/listings' ? LIMITS.data : LIMITS.page
}
