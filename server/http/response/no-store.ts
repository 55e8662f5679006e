import type { MiddlewareHandler } from 'hono'

/** For what is of one person, or of one moment. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}
