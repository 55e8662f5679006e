import { type Context, Hono } from 'hono'
import { UNREAD_PATH } from '#domain/messages/conversation/links.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { PEOPLE_LIMITS } from '#server/people/limits.ts'
import { createPersonFinder } from '#server/people/session/find-person.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { log } from '#server/platform/log/log.ts'

export interface MyMessagesOptions {
  readonly db: Queryable
  readonly identity: Identity
  readonly conversations: Pick<Conversations, 'countUnread'>
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
}

/**
 * The number of unread messages and whether the person moderates: for the header, because pages are
 * the same for everyone.
 */
export function myMessagesRoutes(options: MyMessagesOptions): Hono {
  const { conversations, clientIp } = options
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.get(UNREAD_PATH, requireSameOrigin, limitByIp(PEOPLE_LIMITS.session, clientIp), async (c) => {
    const person = await findPerson(c)
    const unread = person === null ? 0 : await conversations.countUnread(person.uid)
    const isModerator = person?.roles.includes('moderator') ?? false
    return c.json({ unread, isModerator }, 200, { 'Cache-Control': 'no-store' })
  })
  app.onError(createErrorHandler(log, 'Unread messages could not be counted.'))
  return app
}
