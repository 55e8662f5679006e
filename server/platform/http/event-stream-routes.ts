import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { log } from '#server/platform/log/log.ts'
import { type Limit, limitByIp } from './limits/rate-limit.ts'
import { createSlots } from './limits/slots.ts'
import { requireSameOrigin } from './request/same-origin.ts'
import { createErrorHandler } from './response/error-handler.ts'
import { noStore } from './response/no-store.ts'
import { type EventSourceOptions, writeEvents } from './write-events.ts'

/** Concurrent streams. `ofClient` fits a household or an office, `ofAccount` the visible tabs of a person. */
const MAX_STREAMS = { total: 2_000, ofClient: 100, ofAccount: 10 }
/** When a refused browser tries again, in seconds. */
const RETRY_AFTER = '60'
/** Shorter than the half minute after which the listener closes silent connections. */
const HEARTBEAT_MS = 20_000

interface EventStreamOptions<Reader, Event> {
  readonly path: string
  readonly limit: Limit
  readonly clientIp: (c: Context) => string
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
  /** `null` for those who get no stream, or no more of it. */
  readonly findReader: (c: Context) => Promise<Reader | null>
  /** Whose streams are counted together. */
  readonly getAccount: (reader: Reader) => string
  readonly listen: (
    reader: Reader,
    c: Context,
  ) => Omit<EventSourceOptions<Event>, 'mayGoOn' | 'signal' | 'heartbeatMs'>
}

/** A stream of events for each reader. */
export function eventStreamRoutes<Reader, Event>(options: EventStreamOptions<Reader, Event>): Hono {
  const { path, limit, clientIp, stopping, findReader, getAccount, listen } = options
  const places = createSlots(MAX_STREAMS)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(limit, clientIp), noStore)

  app.get(path, async (c) => {
    // Hono routes HEAD here too, and nobody would read that stream to its end.
    if (c.req.raw.method !== 'GET') return refuseMethod(c)
    const reader = await findReader(c)
    // A 204 stops reconnecting without an error in the console: a session may have ended, or a link been revoked.
    if (reader === null) return c.body(null, 204)
    const leave = stopping.aborted ? null : places.acquire(clientIp(c), getAccount(reader))
    if (leave === null)
      return c.text('Too many streams are open.', 503, { 'Retry-After': RETRY_AFTER })
    const source = listen(reader, c)
    // nginx would buffer events until a buffer is full.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      try {
        await writeEvents(stream, {
          ...source,
          heartbeatMs: HEARTBEAT_MS,
          signal: stopping,
          mayGoOn: async () => (await findReader(c)) !== null,
        })
      } catch (err) {
        log.warn({ err }, 'An event stream ended; its browser opens another.')
      } finally {
        leave()
      }
    })
  })

  app.all(path, refuseMethod)
  app.onError(createErrorHandler('An event stream could not be opened.'))
  return app
}

const refuseMethod = (c: Context) => c.text('Only GET is known here.', 405, { Allow: 'GET' })
