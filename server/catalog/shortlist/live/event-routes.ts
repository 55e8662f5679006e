import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { SHORTLIST_EVENTS_PATH } from '#domain/catalog/shortlist/links.ts'
import { SHORTLIST_EVENT, type ShortlistMember } from '#domain/catalog/shortlist/shortlist.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { createSlots } from '#server/platform/http/limits/slots.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { writeEvents } from '#server/platform/http/write-events.ts'
import { log } from '#server/platform/log/log.ts'
import type { ShortlistEvent, ShortlistHub } from './hub.ts'

/** Concurrent streams. `ofAccount` is of a member: the visible tabs of a person. */
const MAX_STREAMS = { total: 2_000, ofClient: 100, ofAccount: 10 }
/** When a refused browser tries again, in seconds. */
const RETRY_AFTER = '60'
/** Shorter than the half minute after which the listener closes silent connections. */
const HEARTBEAT_MS = 20_000

export interface ShortlistEventOptions {
  readonly hub: ShortlistHub
  readonly clientIp: (c: Context) => string
  /** The sender of a request as a member of a list; `null` for those who may not open it. */
  readonly findMember: (c: Context, list: string) => Promise<ShortlistMember | null>
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
}

/** Streams to the members of a list that it has changed. */
export function shortlistEventRoutes(options: ShortlistEventOptions): Hono {
  const { hub, clientIp, findMember, stopping } = options
  const places = createSlots(MAX_STREAMS)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(LIMITS.data, clientIp), noStore)

  app.get(SHORTLIST_EVENTS_PATH, async (c) => {
    // Hono routes HEAD here too, and nobody would read that stream to its end.
    if (c.req.raw.method !== 'GET') return refuseMethod(c)
    const list = c.req.param('id')
    // A 204 stops reconnecting without an error in the console: the link may have been revoked.
    const member = isUuid(list) ? await findMember(c, list) : null
    if (member === null) return c.body(null, 204)
    const leave = stopping.aborted ? null : places.acquire(clientIp(c), member.id)
    if (leave === null)
      return c.text('Too many streams are open.', 503, { 'Retry-After': RETRY_AFTER })
    // nginx would buffer events until a buffer is full.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      try {
        await writeEvents<ShortlistEvent>(stream, {
          name: SHORTLIST_EVENT,
          subscribe: (listener) => hub.subscribe(list, listener),
          getSubject: () => list,
          join: (_, event) => event,
          // The page asks for changes whenever its stream opens.
          missed: async () => [],
          mayGoOn: async () => (await findMember(c, list)) !== null,
          signal: stopping,
          heartbeatMs: HEARTBEAT_MS,
        })
      } catch (err) {
        log.warn({ err }, 'An event stream of a list ended; its browser opens another.')
      } finally {
        leave()
      }
    })
  })

  app.all(SHORTLIST_EVENTS_PATH, refuseMethod)
  app.onError(createErrorHandler('An event stream of a list could not be opened.'))
  return app
}

const refuseMethod = (c: Context) => c.text('Only GET is known here.', 405, { Allow: 'GET' })
