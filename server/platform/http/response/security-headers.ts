import type { MiddlewareHandler } from 'hono'

type HeaderRecord = Readonly<Record<string, string>>

/** Sent with every response. */
export const SECURITY_HEADERS: HeaderRecord = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // `same-origin` would cut the sign-in popup off from the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
  'X-Frame-Options': 'DENY',
}

/** Two years. */
const HSTS_MAX_AGE_SECONDS = 2 * 365 * 24 * 3_600

export interface HstsOptions {
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
  /** Whether HTTPS is required for all subdomains too. */
  readonly subdomains: boolean
}

/** Adds HSTS where the configured URL is https. */
export function getSecurityHeaders({ siteUrl, subdomains }: HstsOptions): HeaderRecord {
  if (!siteUrl.startsWith('https:')) return SECURITY_HEADERS
  const hsts = `max-age=${HSTS_MAX_AGE_SECONDS}${subdomains ? '; includeSubDomains' : ''}`
  return { ...SECURITY_HEADERS, 'Strict-Transport-Security': hsts }
}

/** Sets the headers on every response; cached pages have them already. */
export function setSecurityHeaders(headers: HeaderRecord): MiddlewareHandler {
  const entries = Object.entries(headers)
  return async (c, next) => {
    await next()
    for (const [name, value] of entries) c.res.headers.set(name, value)
  }
}
