import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** What every answer carries, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Plain same-origin would cut the sign-in popup off from the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'X-Frame-Options': 'DENY',
}

/** Adds the headers to every answer that comes after it; pages from the cache have them already. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Origins outside of this site that its pages may use. */
export interface OutsideHosts {
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly img: readonly string[]
}

const NONE: OutsideHosts = { connect: [], script: [], frame: [], img: [] }

/**
 * The policy of a document, given as its bytes, a character each: scripts come from this site, or
 * stand in the document itself and are named here by their hash. One mechanism serves pages
 * rendered, cached and made ahead of time.
 */
export function contentSecurityPolicy(bytes: string, hosts: OutsideHosts = NONE): string {
  const hashes = new Set<string>()
  for (const [, source = ''] of bytes.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(source, 'latin1').digest('base64')}'`)
  }
  return [
    // Prefetching falls under this one; all that is not named below stays on this site.
    "default-src 'self'",
    "object-src 'none'",
    ['script-src', "'self'", ...hashes, ...hosts.script].join(' '),
    "style-src 'self'",
    // Pictures of homes that came by a feed lie with those who offer them, wherever that is.
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...hosts.img].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts.connect].join(' '),
    ...(hosts.frame.length > 0 ? [`frame-src ${hosts.frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
