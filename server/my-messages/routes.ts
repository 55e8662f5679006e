import { type Context, Hono } from 'hono'
import { UNREAD_PATH } from '#domain/conversation/links.ts'
import type { Conversations } from '#server/conversation/conversations.ts'
import type { Queryable } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { limitByIp } from '#server/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/http/request/https.ts'
import { requireSameOrigin } from '#server/http/request/same-origin.ts'
import { createErrorHandler } from '#server/http/response/error-handler.ts'
import type { Identity } from '#server/identity/identity.ts'
import { log } from '#server/log/log.ts'
import { createPersonFinder } from '#server/visitor/find-person.ts'

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
  app.get(UNREAD_PATH, requireSameOrigin, limitByIp(LIMITS.session, clientIp), async (c) => {
    const person = await findPerson(c)
    const unread = person === null ? 0 : await conversations.countUnread(person.uid)
    const isModerator = person?.roles.includes('moderator') ?? false
    return c.json({ unread, isModerator }, 200, { 'Cache-Control': 'no-store' })
  })
  app.onError(createErrorHandler(log, 'Unread messages could not be counted.'))
  return app
}
