/**
 * What a route exports as `headers` when its page is the same for everyone: such pages are cached
 * here, by proxies and by browsers. Without it a page is for its visitor alone, and so is every page
 * whose loader has asked who that is, whatever it exports.
 */
export const publicPage = (): Record<string, string> => ({ 'Cache-Control': 'public' })

/**
 * Whether everyone may get this response. Documents that are not found do not depend on a visitor
 * either; errors of a nested route come without the headers of that route.
 */
export function isPublicResponse({ status, headers }: Response): boolean {
  if (headers.has('Set-Cookie')) return false
  const declared = headers.get('Cache-Control')
  return status === 200
    ? declared === 'public'
    : status === 404 && (declared ?? 'public') === 'public'
}
