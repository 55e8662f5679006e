import type { MiddlewareHandler } from 'hono'

/** Writes a line for every answer: method, path, status, milliseconds. The query is left out. */
export function requestLog(write: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const took = (performance.now() - start).toFixed(1)
    write(`${c.req.method} ${c.req.path} ${c.res.status} ${took} ms`)
  }
}
