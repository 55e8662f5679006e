import type { MiddlewareHandler } from 'hono'

type HeaderRecord = Readonly<Record<string, string>>

/** What every answer carries, whatever it is. */
export const SECURITY_HEADERS: HeaderRecord = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Plain same-origin would cut the sign-in popup off from the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'X-Frame-Options': 'DENY',
}

/** For so long a browser asks for the site by HTTPS alone, in seconds: two years. */
const HSTS_S = 2 * 365 * 24 * 3_600

export interface HstsOptions {
  /** The configured address of the site, or ''. */
  readonly siteUrl: string
  /** Whether all names below the site's are reached by HTTPS, too. */
  readonly subdomains: boolean
}

/** The same with HTTPS demanded for the future, where the site is configured to be reached by it. */
export function securityHeadersOf({ siteUrl, subdomains }: HstsOptions): HeaderRecord {
  if (!siteUrl.startsWith('https:')) return SECURITY_HEADERS
  const hsts = `max-age=${HSTS_S}${subdomains ? '; includeSubDomains' : ''}`
  return { ...SECURITY_HEADERS, 'Strict-Transport-Security': hsts }
}

/** Adds the headers to every answer that comes after it; pages from the cache have them already. */
export function securityHeaders(headers: HeaderRecord): MiddlewareHandler {
  const entries = Object.entries(headers)
  return async (c, next) => {
    await next()
    for (const [name, value] of entries) c.res.headers.set(name, value)
  }
}
