/** Seconds that other caches may serve a page, and then while they fetch it again. */
export const SHARED_CACHE_SECONDS = 60
export const STALE_SECONDS = 600
/** How long a page stays in our own cache. */
export const PAGE_TTL_MS = 60_000

/** The oldest that a page may be in a cache that respects its headers. */
export const MAX_PAGE_AGE_MS = PAGE_TTL_MS + (SHARED_CACHE_SECONDS + STALE_SECONDS) * 1_000

/**
 * What a route exports as `headers` when its page is the same for everyone: such pages are cached
 * here, by proxies and by browsers. Every other page is private, and so is every page whose loader
 * looked up the visitor, whatever it exports.
 */
export const publicPage = (): Record<string, string> => ({ 'Cache-Control': 'public' })

/**
 * Whether the response may be shared. A 404 or 410 without a declaration is public: it does not depend on
 * the visitor, and errors of a nested route come without that route's headers.
 */
export function isPublicResponse({ status, headers }: Response): boolean {
  if (headers.has('Set-Cookie')) return false
  const declared = headers.get('Cache-Control')
  return status === 200
    ? declared === 'public'
    : (status === 404 || status === 410) && (declared ?? 'public') === 'public'
}
