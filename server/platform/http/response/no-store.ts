import type { MiddlewareHandler } from 'hono'

/** For responses that belong to one person or one moment. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}
