/**
 * The request as the visitor's browser made it, where a trusted proxy took it over HTTPS and handed
 * it on without. Its own headers say so.
 */
export function asForwarded(request: Request): Request {
  const secure = request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https'
  if (!secure || !request.url.startsWith('http:')) return request
  return new Request(`https:${request.url.slice('http:'.length)}`, request)
}
