import type { Context, MiddlewareHandler } from 'hono'
import { securityEvent } from '#server/log/security-event.ts'

/**
 * Whether a request comes from a page of this site; `null` when it does not say. Pages cannot change
 * `Sec-Fetch-Site`; browsers before 2023 may send only `Origin`.
 */
function comesFromOwnPage(request: Request): boolean | null {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  if (origin === null) return null
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

function refuse(c: Context): Response {
  securityEvent('request.refused', { reason: 'other site' })
  return c.text('Other sites may not ask for this.', 403, { 'Cache-Control': 'no-store' })
}

/**
 * Refuses requests of other sites, by any method. Programs that are no browser do not say where they
 * come from and are let through.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) =>
  comesFromOwnPage(c.req.raw) === false ? refuse(c) : next()

/** Refuses also what does not say where it comes from: only a page of ours may send it. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) =>
  comesFromOwnPage(c.req.raw) ? next() : refuse(c)

/**
 * Refuses forms that other sites post. React Router compares the whole `Origin` and answers a mismatch
 * with a server error, so a mismatch is refused here first.
 */
export const sameOriginForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { origin: own } = new URL(c.req.url)
  const origin = c.req.header('Origin') ?? own
  const isOwn = URL.canParse(origin) && new URL(origin).origin === own
  return isOwn ? sameOrigin(c, next) : refuse(c)
}
