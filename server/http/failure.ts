import type { ErrorHandler } from 'hono'
import type { Log } from '#server/log/log.ts'
import { isOverload, publicMessageOf, retryAfterOf } from '#server/runtime/unavailable.ts'
import { hasClientLeft } from './client-left.ts'

/**
 * Answers a request that failed: 503 where it is worth asking again, else 500. Why it failed stands
 * in the log alone.
 *
 * @param what failed, as a sentence for the log
 */
export function answerFailure(log: Pick<Log, 'error'>, what: string): ErrorHandler {
  return (err, c) => {
    // Of Hono's own middleware, which refuses by throwing.
    if ('getResponse' in err) return err.getResponse()
    if (hasClientLeft(err)) return c.body(null, 400)
    if (!isOverload(err)) log.error({ err }, what)
    const retryAfter = retryAfterOf(err)
    const headers = { 'Cache-Control': 'no-store' }
    if (retryAfter === null) return c.text('This cannot be answered.', 500, headers)
    return c.text(publicMessageOf(err), 503, { ...headers, 'Retry-After': String(retryAfter) })
  }
}
