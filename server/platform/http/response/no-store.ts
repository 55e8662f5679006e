import type { MiddlewareHandler } from 'hono'

/** Keeps caches from storing responses that belong to one person or one moment. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}
