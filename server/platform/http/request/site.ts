/**
 * The origin of absolute URLs in a response, and whether that response may be cached for everyone.
 */
export interface Site {
  /** "https://homiq.example". */
  readonly origin: string
  /** Without a configured URL the response depends on the Host header. */
  readonly cacheScope: 'public' | 'private'
}

/** The configured origin, else that of the request. */
export function getSite(request: Request, configured: string): Site {
  return configured === ''
    ? { origin: new URL(request.url).origin, cacheScope: 'private' }
    : { origin: configured, cacheScope: 'public' }
}
