import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { MESSAGE_EVENTS_PATH } from '#domain/conversation/links.ts'
import { findChanged } from '#server/conversation/live/find-changed.ts'
import type { MessageHub } from '#server/conversation/message-hub.ts'
import type { Queryable } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { limitByIp } from '#server/http/limits/rate-limit.ts'
import { createSlots } from '#server/http/limits/slots.ts'
import type { IsHttps } from '#server/http/request/https.ts'
import { requireSameOrigin } from '#server/http/request/same-origin.ts'
import { createErrorHandler } from '#server/http/response/error-handler.ts'
import { noStore } from '#server/http/response/no-store.ts'
import type { Identity } from '#server/identity/identity.ts'
import { log } from '#server/log/log.ts'
import { readSessionCookie } from '#server/session/cookie.ts'
import { listValidSecrets } from '#server/session/queries.ts'
import { createPersonFinder } from '#server/visitor/find-person.ts'
import { batchChecks } from './batch-checks.ts'
import { writeEvents } from './write-events.ts'

/** Streams that are open at once: of a household or an office, and of the tabs of a person that are looked at. */
const MAX_STREAMS = { total: 2_000, ofClient: 100, ofAccount: 10 }
/** After how long a browser without a place asks again, in seconds. */
const RETRY_AFTER = '60'
/** The listener closes connections that are silent for half a minute. */
const HEARTBEAT_MS = 20_000
/** What is older is read with the page. */
const MAX_MISSED_MS = 600_000

export interface EventRoutesOptions {
  readonly db: Queryable
  readonly identity: Identity
  readonly hub: MessageHub
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
  readonly heartbeatMs?: number
}

/** Tells the signed-in person what conversations have something new. */
export function messageEventRoutes(options: EventRoutesOptions): Hono {
  const { db, identity, hub, stopping, clientIp, isHttps, heartbeatMs = HEARTBEAT_MS } = options
  const places = createSlots(MAX_STREAMS)
  const findPerson = createPersonFinder(options)
  const isSignedIn = batchChecks(
    (secrets: readonly string[]) =>
      listValidSecrets(db, secrets, new Date(), identity.settings.provider),
    heartbeatMs / 20,
  )
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(LIMITS.session, clientIp), noStore)

  /** @param lastId the time of the last event that the browser has, in milliseconds */
  async function findMissed(uid: string, lastId: string | undefined) {
    const last = Number(lastId)
    const now = Date.now()
    if (!(last > now - MAX_MISSED_MS && last <= now)) return []
    return (await findChanged(db, [uid], last)).map(({ event }) => event)
  }

  app.get(MESSAGE_EVENTS_PATH, async (c) => {
    // A HEAD comes here too, and nobody would read the stream to its end.
    if (c.req.raw.method !== 'GET') return refuseMethod(c)
    const secret = readSessionCookie(c.req.raw, isHttps(c.req.raw))
    const person = await findPerson(c)
    // Tells a browser not to ask again, and is no error in its console: a session may have ended meanwhile.
    if (person === null || secret === null) return c.body(null, 204)
    const { uid } = person
    const leave = stopping.aborted ? null : places.acquire(clientIp(c), uid)
    if (leave === null)
      return c.text('Too many streams are open.', 503, { 'Retry-After': RETRY_AFTER })
    const lastId = c.req.header('Last-Event-ID')
    // nginx would keep events until it has a page of them.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      try {
        await writeEvents(stream, {
          ...{ uid, hub, heartbeatMs, signal: stopping },
          missed: () => findMissed(uid, lastId),
          mayGoOn: () => isSignedIn(secret),
        })
      } catch (err) {
        log.warn({ err }, 'An event stream ended; its browser opens another.')
      } finally {
        leave()
      }
    })
  })

  app.all(MESSAGE_EVENTS_PATH, refuseMethod)
  app.onError(createErrorHandler(log, 'An event stream could not be opened.'))
  return app
}

const refuseMethod = (c: Context) => c.text('Only GET is known here.', 405, { Allow: 'GET' })
