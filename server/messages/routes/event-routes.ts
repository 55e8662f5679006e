import { MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import {
  type ConversationEvent,
  joinEvents,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { findChanged } from '#server/messages/conversation/live/follow-messages.ts'
import type { MessageHub } from '#server/messages/conversation/message-hub.ts'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import type { Person } from '#server/people/session/person.ts'
import { eventStreamRoutes } from '#server/platform/http/event-stream-routes.ts'

/** Older events are covered by loading the page. */
const MAX_MISSED_MS = 600_000

export interface EventRoutesOptions extends PersonRoutesOptions {
  readonly hub: MessageHub
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
}

/** Streams the ids of conversations with news to the signed-in person. */
export function messageEventRoutes(options: EventRoutesOptions) {
  const { db, hub, stopping, clientIp } = options

  /** @param lastId the time of the browser's last event, in milliseconds */
  async function findMissed(uid: string, lastId: string | undefined) {
    const last = Number(lastId)
    const now = Date.now()
    if (!(last > now - MAX_MISSED_MS && last <= now)) return []
    return (await findChanged(db, [uid], last)).map(({ event }) => event)
  }

  return eventStreamRoutes<Person, ConversationEvent>({
    path: MESSAGE_EVENTS_PATH,
    limit: PEOPLE_LIMITS.session,
    clientIp,
    stopping,
    findReader: createPersonFinder(options),
    getAccount: ({ uid }) => uid,
    listen: ({ uid }, c) => ({
      name: MESSAGE_EVENT,
      subscribe: (listener) => hub.subscribe(uid, listener),
      getSubject: ({ conversation }) => conversation,
      join: joinEvents,
      missed: () => findMissed(uid, c.req.header('Last-Event-ID')),
    }),
  })
}
