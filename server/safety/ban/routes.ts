import { type Context, Hono } from 'hono'
import type { Identity } from '#server/people/identity/identity.ts'
import { PEOPLE_LIMITS } from '#server/people/limits.ts'
import { createPersonFinder } from '#server/people/session/find-person.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { log } from '#server/platform/log/log.ts'
import { type BansOptions, createBans } from './bans.ts'

interface MyBanOptions extends BansOptions {
  readonly identity: Identity
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
}

/**
 * `/my/ban`: until when the signed-in person cannot write; `null` if they can or nobody is signed
 * in.
 */
export function myBanRoutes(options: MyBanOptions): Hono {
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
  app.onError(createErrorHandler(log, 'A ban could not be looked up.'))
  return app
}
