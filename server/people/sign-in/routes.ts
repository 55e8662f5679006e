import { Hono } from 'hono'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { authenticateRecentSignIn } from '#server/people/identity/authenticate-request.ts'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { endAccountSignIn } from './commands.ts'
import { listSignIns } from './queries.ts'

/**
 * `/my/sign-ins`: GET lists the sign-ins of the signed-in person; DELETE with a recent identity token
 * ends one. Not available with Firebase.
 */
export function mySignInsRoutes(options: PersonRoutesOptions): Hono {
  const { db, identity, clientIp, now = () => new Date() } = options
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(PEOPLE_LIMITS.session, clientIp), noStore)

  app.get('/', async (c) => {
    const person = await findPerson(c)
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
  app.onError(createErrorHandler('Sign-ins could not be answered.'))
  return app
}
