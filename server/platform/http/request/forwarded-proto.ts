export interface ForwardedProtoOptions {
  /** Whether a proxy that sets `X-Forwarded-Proto` is in front of the server. */
  readonly trustedProxy: boolean
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
}

/**
 * The request with the protocol that the browser used, where TLS ends before this server: a trusted
 * proxy says so in its header, or the configured URL has this host and https.
 */
export function withForwardedProto(request: Request, options: ForwardedProtoOptions): Request {
  if (!request.url.startsWith('http:') || !isForwardedHttps(request, options)) return request
  return new Request(`https:${request.url.slice('http:'.length)}`, request)
}

function isForwardedHttps(
  request: Request,
  { trustedProxy, siteUrl }: ForwardedProtoOptions,
): boolean {
  const proto = trustedProxy && request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  if (proto === 'https') return true
  return siteUrl.startsWith('https:') && new URL(siteUrl).host === new URL(request.url).host
}
