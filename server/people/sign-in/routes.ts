import { type Context, Hono } from 'hono'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { authenticateRecentSignIn } from '#server/people/identity/authenticate-request.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { PEOPLE_LIMITS } from '#server/people/limits.ts'
import { createVisitor } from '#server/people/session/visitor.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { log } from '#server/platform/log/log.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { endAccountSignIn } from './commands.ts'
import { listSignIns } from './queries.ts'

export interface MySignInsOptions {
  readonly db: Queryable
  readonly identity: Identity
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
  readonly now?: () => Date
}

/**
 * `/my/sign-ins`: GET lists the sign-ins of the signed-in person; DELETE with a recent identity token
 * ends one. Not available with Firebase.
 */
export function mySignInsRoutes(options: MySignInsOptions): Hono {
  const { db, identity, clientIp, isHttps, now = () => new Date() } = options
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(PEOPLE_LIMITS.session, clientIp), noStore)

  app.get('/', async (c) => {
    const https = isHttps(c.req.raw)
    const person = await createVisitor(c.req.raw, { db, identity, https, now }).person()
    if (person === null) return c.text('Sign in to see where you are signed in.', 401)
    const rows = await listSignIns(db, person.uid)
    return c.json(rows.map((row) => ({ ...row, current: row.id === person.signInId })))
  })

  app.delete('/:id', async (c) => {
    const user = await authenticateRecentSignIn(c, identity, now())
    if (user instanceof Response) return user
    const id = c.req.param('id')
    if (!isStorableText(id)) return c.text('There is no such sign-in.', 400)
    if (await endAccountSignIn(db, user.uid, id))
      securityEvent('sign-out', { uid: user.uid, by: 'another browser' })
    return c.body(null, 204)
  })

  app.all('*', (c) => c.text('Only GET and DELETE are known here.', 405, { Allow: 'GET, DELETE' }))
  app.onError(createErrorHandler(log, 'Sign-ins could not be answered.'))
  return app
}
