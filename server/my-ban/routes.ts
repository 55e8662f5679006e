import { type Context, Hono } from 'hono'
import { type BansOptions, createBans } from '#server/ban/bans.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { limitByIp } from '#server/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/http/request/https.ts'
import { requireSameOrigin } from '#server/http/request/same-origin.ts'
import { createErrorHandler } from '#server/http/response/error-handler.ts'
import { noStore } from '#server/http/response/no-store.ts'
import type { Identity } from '#server/identity/identity.ts'
import { log } from '#server/log/log.ts'
import { createPersonFinder } from '#server/visitor/find-person.ts'

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
  app.use(requireSameOrigin, limitByIp(LIMITS.session, options.clientIp), noStore)

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
