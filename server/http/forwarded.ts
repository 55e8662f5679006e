export interface ForwardedOptions {
  /** Whether requests come through a proxy, which says how they came to it. */
  readonly trustedProxy: boolean
  /** The configured address of the site, or ''. */
  readonly siteUrl: string
}

/**
 * The request as the visitor's browser made it, where something before this server took it over
 * HTTPS and handed it on without: a trusted proxy says so in its headers, or the site is called so.
 */
export function asForwarded(request: Request, options: ForwardedOptions): Request {
  if (!request.url.startsWith('http:') || !cameByHttps(request, options)) return request
  return new Request(`https:${request.url.slice('http:'.length)}`, request)
}

function cameByHttps(request: Request, { trustedProxy, siteUrl }: ForwardedOptions): boolean {
  const said = trustedProxy && request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  if (said === 'https') return true
  return siteUrl.startsWith('https:') && new URL(siteUrl).host === new URL(request.url).host
}
