import { Hono } from 'hono'
import { OWN_HOME_PATH, type OwnHome } from '#domain/homes/offer/own-home.ts'
import { UNREAD_PATH } from '#domain/messages/conversation/links.ts'
import { parseListingTarget } from '#domain/safety/report/listing-target.ts'
import { countNews, findShownOffer } from '#server/homes/offer/queries.ts'
import { countUnread } from '#server/messages/conversation/queries.ts'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'

/**
 * The number of unread messages and of homes with a decision that their owner has not seen, and
 * whether the person moderates: for the header, because pages are the same for everyone.
 */
export function myMessagesRoutes(options: PersonRoutesOptions): Hono {
  const { db, clientIp } = options
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.use(requireSameOrigin, noStore)

  app.get(UNREAD_PATH, limitByIp(PEOPLE_LIMITS.session, clientIp), async (c) => {
    const person = await findPerson(c)
    const unread = person === null ? 0 : await countUnread(db, person.uid)
    const news = person === null ? 0 : await countNews(db, person.uid)
    const isModerator = person?.roles.includes('moderator') ?? false
    return c.json({ unread, news, isModerator })
  })

  app.get(OWN_HOME_PATH, limitByIp(LIMITS.data, clientIp), async (c) => {
    const person = await findPerson(c)
    const listing = parseListingTarget(`${c.req.param('type')}/${c.req.param('id')}`)
    if (person === null || listing === null) return c.json(null)
    const id = await findShownOffer(db, person.uid, listing)
    if (id === null) return c.json(null)
    const unread = await countUnread(db, person.uid, listing)
    return c.json({ id, unread } satisfies OwnHome)
  })
  app.onError(createErrorHandler('Unread messages could not be counted.'))
  return app
}
