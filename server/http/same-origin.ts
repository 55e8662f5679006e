import type { Context, MiddlewareHandler } from 'hono'
import { securityEvent } from '#server/log/security-event.ts'

/**
 * Whether a request comes from a page of this site, or from no page at all. Browsers say where it
 * comes from and let no page change what they say; old ones only name the origin.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

function refuse(c: Context): Response {
  securityEvent('request.refused', { reason: 'other site' })
  return c.text('Other sites may not ask for this.', 403, { 'Cache-Control': 'no-store' })
}

/** Refuses what other sites ask for. */
export const sameOrigin: MiddlewareHandler = async (c, next) =>
  isSameOrigin(c.req.raw) ? next() : refuse(c)

/**
 * Refuses forms that pages of other sites post. React Router refuses by `Origin` alone, with an error
 * that looks like a fault of ours: what it would refuse is refused here.
 */
export const ownForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { origin: own } = new URL(c.req.url)
  const origin = c.req.header('Origin') ?? own
  const isOwn = URL.canParse(origin) && new URL(origin).origin === own
  return isOwn && isSameOrigin(c.req.raw) ? next() : refuse(c)
}
