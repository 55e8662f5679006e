import type { MiddlewareHandler } from 'hono'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'

/**
 * Returns the key of a request with its response, by which a browser tells our answer to a form from that of a
 * captive portal. A browser that follows the redirect after a form sends it again. No cache may store such a response,
 * which would carry the key to others.
 */
export const returnIdempotencyKey: MiddlewareHandler = async (c, next) => {
  await next()
  const key = c.req.header(IDEMPOTENCY_KEY)
  if (key === undefined || !/^[\w-]{1,100}$/.test(key)) return
  c.res.headers.set(IDEMPOTENCY_KEY, key)
  c.res.headers.set('Cache-Control', 'no-store')
}
