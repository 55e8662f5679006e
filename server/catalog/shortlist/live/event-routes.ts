import type { Context } from 'hono'
import { SHORTLIST_EVENTS_PATH } from '#domain/catalog/shortlist/links.ts'
import { SHORTLIST_EVENT, type ShortlistMember } from '#domain/catalog/shortlist/shortlist.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { eventStreamRoutes } from '#server/platform/http/event-stream-routes.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import type { ShortlistEvent, ShortlistHub } from './hub.ts'

export interface ShortlistEventOptions {
  readonly hub: ShortlistHub
  readonly clientIp: (c: Context) => string
  /** The sender of a request as a member of a list; `null` for those who may not open it. */
  readonly findMember: (c: Context, list: string) => Promise<ShortlistMember | null>
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
}

const getList = (c: Context) => c.req.param('id') ?? ''

/** Streams to the members of a list that it has changed. */
export const shortlistEventRoutes = ({ hub, findMember, ...options }: ShortlistEventOptions) =>
  eventStreamRoutes<ShortlistMember, ShortlistEvent>({
    ...options,
    path: SHORTLIST_EVENTS_PATH,
    limit: LIMITS.data,
    findReader: async (c) => (isUuid(getList(c)) ? findMember(c, getList(c)) : null),
    getAccount: ({ id }) => id,
    listen(_, c) {
      const list = getList(c)
      return {
        name: SHORTLIST_EVENT,
        subscribe: (listener) => hub.subscribe(list, listener),
        getSubject: () => list,
        join: (_before, event) => event,
        // The page asks for changes whenever its stream opens.
        missed: async () => [],
      }
    },
  })
