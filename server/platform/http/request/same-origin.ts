import type { Context, MiddlewareHandler } from 'hono'
import { securityEvent } from '#server/platform/log/security-event.ts'

/**
 * Whether a request comes from a page of this site; `null` when it does not say. Pages cannot
 * change `Sec-Fetch-Site`; browsers before 2023 may send only `Origin`.
 */
function isFromOwnPage(request: Request): boolean | null {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  if (origin === null) return null
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

function reject(c: Context): Response {
  securityEvent('request.refused', { reason: 'other site' })
  return c.text('Other sites may not ask for this.', 403, { 'Cache-Control': 'no-store' })
}

/**
 * Rejects requests from other sites, by any method. Clients that are no browsers send no origin and
 * are let through.
 */
export const requireSameOrigin: MiddlewareHandler = async (c, next) =>
  isFromOwnPage(c.req.raw) === false ? reject(c) : next()

/** Requires that a page of this site sent the request; rejects requests without an origin, too. */
export const requireOwnPage: MiddlewareHandler = async (c, next) =>
  isFromOwnPage(c.req.raw) ? next() : reject(c)

/**
 * Rejects forms posted by other sites. React Router compares the whole `Origin` and responds to a
 * mismatch with a server error, so a mismatch is rejected here first.
 */
export const requireSameOriginForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { origin: expected } = new URL(c.req.url)
  const origin = c.req.header('Origin') ?? expected
  const isOwn = URL.canParse(origin) && new URL(origin).origin === expected
  return isOwn ? requireSameOrigin(c, next) : reject(c)
}
