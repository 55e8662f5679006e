/**
 * What a route exports as `headers` when its page is the same for everyone: such pages are cached
 * here, by proxies and by browsers. Every other page is private, and so is every page whose loader
 * looked up the visitor, whatever it exports.
 */
export const publicPage = (): Record<string, string> => ({ 'Cache-Control': 'public' })

/**
 * Whether the response may be shared. A 404 without a declaration is public: it does not depend on
 * the visitor, and errors of a nested route come without that route's headers.
 */
export function isPublicResponse({ status, headers }: Response): boolean {
  if (headers.has('Set-Cookie')) return false
  const declared = headers.get('Cache-Control')
  return status === 200
    ? declared === 'public'
    : status === 404 && (declared ?? 'public') === 'public'
}
