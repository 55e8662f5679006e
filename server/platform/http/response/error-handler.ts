import type { ErrorHandler } from 'hono'
import { log } from '#server/platform/log/log.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { getPublicMessage, getRetryAfter } from '#server/platform/runtime/unavailable.ts'
import { isClientAbort } from './client-abort.ts'

/**
 * Responds 503 to errors worth retrying, else 500. The cause is only logged.
 *
 * @param message a sentence for the log
 */
export function createErrorHandler(message: string): ErrorHandler {
  return (err, c) => {
    // Hono's own middleware rejects requests by throwing.
    if ('getResponse' in err) return err.getResponse()
    if (isClientAbort(err)) return c.body(null, 400)
    // A full queue is counted, and is not our error.
    if (!(err instanceof QueueBusyError)) log.error({ err }, message)
    const retryAfter = getRetryAfter(err)
    const headers = { 'Cache-Control': 'no-store' }
    if (retryAfter === null) return c.text('This cannot be answered.', 500, headers)
    return c.text(getPublicMessage(err), 503, { ...headers, 'Retry-After': String(retryAfter) })
  }
}
