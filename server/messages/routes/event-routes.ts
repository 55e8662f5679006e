import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import {
  joinEvents,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { findChanged } from '#server/messages/conversation/live/find-changed.ts'
import type { MessageHub } from '#server/messages/conversation/message-hub.ts'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { createSlots } from '#server/platform/http/limits/slots.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { writeEvents } from '#server/platform/http/write-events.ts'
import { log } from '#server/platform/log/log.ts'

/**
 * Concurrent streams. `ofClient` fits a household or an office, `ofAccount` the visible tabs of a
 * person.
 */
const MAX_STREAMS = { total: 2_000, ofClient: 100, ofAccount: 10 }
/** When a refused browser tries again, in seconds. */
const RETRY_AFTER = '60'
/** Shorter than the half minute after which the listener closes silent connections. */
const HEARTBEAT_MS = 20_000
/** Older events are covered by loading the page. */
const MAX_MISSED_MS = 600_000

export interface EventRoutesOptions extends PersonRoutesOptions {
  readonly hub: MessageHub
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
  readonly heartbeatMs?: number
}

/** Streams the ids of conversations with news to the signed-in person. */
export function messageEventRoutes(options: EventRoutesOptions): Hono {
  const { db, hub, stopping, clientIp, heartbeatMs = HEARTBEAT_MS } = options
  const places = createSlots(MAX_STREAMS)
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(PEOPLE_LIMITS.session, clientIp), noStore)

  /** @param lastId the time of the browser's last event, in milliseconds */
  async function findMissed(uid: string, lastId: string | undefined) {
    const last = Number(lastId)
    const now = Date.now()
    if (!(last > now - MAX_MISSED_MS && last <= now)) return []
    return (await findChanged(db, [uid], last)).map(({ event }) => event)
  }

  app.get(MESSAGE_EVENTS_PATH, async (c) => {
    // Hono routes HEAD here too, and nobody would read that stream to its end.
    if (c.req.raw.method !== 'GET') return refuseMethod(c)
    const person = await findPerson(c)
    // A 204 stops reconnecting without an error in the console: the session may have ended.
    if (person === null) return c.body(null, 204)
    const { uid } = person
    const leave = stopping.aborted ? null : places.acquire(clientIp(c), uid)
    if (leave === null)
      return c.text('Too many streams are open.', 503, { 'Retry-After': RETRY_AFTER })
    const lastId = c.req.header('Last-Event-ID')
    // nginx would buffer events until a buffer is full.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      try {
        await writeEvents(stream, {
          name: MESSAGE_EVENT,
          subscribe: (listener) => hub.subscribe(uid, listener),
          getSubject: ({ conversation }) => conversation,
          join: joinEvents,
          heartbeatMs,
          signal: stopping,
          missed: () => findMissed(uid, lastId),
          mayGoOn: async () => (await findPerson(c)) !== null,
        })
      } catch (err) {
        log.warn({ err }, 'An event stream ended; its browser opens another.')
      } finally {
        leave()
      }
    })
  })

  app.all(MESSAGE_EVENTS_PATH, refuseMethod)
  app.onError(createErrorHandler('An event stream could not be opened.'))
  return app
}

const refuseMethod = (c: Context) => c.text('Only GET is known here.', 405, { Allow: 'GET' })
