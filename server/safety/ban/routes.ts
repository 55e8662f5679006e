import { Hono } from 'hono'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { createBans } from './bans.ts'

/**
 * `/my/ban`: until when the signed-in person cannot write; `null` if they can or nobody is signed
 * in.
 */
export function myBanRoutes(options: PersonRoutesOptions): Hono {
  const findPerson = createPersonFinder(options)
  const bans = createBans(options)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(PEOPLE_LIMITS.session, options.clientIp), noStore)

  app.get('/', async (c) => {
    const person = await findPerson(c)
    // After a Firebase sign-in the browser may not have a session yet, and a 401 would show as an
    // error in its console.
    const ban = person && (await bans.findOwn(person.uid))
    return c.json({ until: ban?.until ?? null })
  })

  app.all('*', (c) => c.text('Only GET is known here.', 405, { Allow: 'GET' }))
  app.onError(createErrorHandler('A ban could not be looked up.'))
  return app
}
