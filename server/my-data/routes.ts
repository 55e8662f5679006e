import { type Context, Hono } from 'hono'
import { deletionMail } from '#content/texts/mail/mails.ts'
import { normalizeEmail } from '#domain/contact/email.ts'
import { PATHS } from '#domain/site/links.ts'
import { deleteAccount } from '#server/account/commands.ts'
import type { Queryable } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { limitByIp } from '#server/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/http/request/https.ts'
import { requireSameOrigin } from '#server/http/request/same-origin.ts'
import { createErrorHandler } from '#server/http/response/error-handler.ts'
import { noStore } from '#server/http/response/no-store.ts'
import { authenticateRecentSignIn } from '#server/identity/authenticate-request.ts'
import type { Identity } from '#server/identity/identity.ts'
import { log } from '#server/log/log.ts'
import { securityEvent } from '#server/log/security-event.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createPersonFinder } from '#server/visitor/find-person.ts'
import { collectPersonalData } from './queries.ts'

export interface MyDataOptions {
  readonly db: Queryable
  readonly identity: Identity
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
  readonly mailer: Mailer
  /** The origin of mailed links. */
  readonly siteUrl: string
  readonly now?: () => Date
}

/**
 * `/my/data`: GET downloads the signed-in person's data; DELETE with a recent identity token erases it,
 * as `accounts:delete` does without Firebase.
 */
export function myDataRoutes(options: MyDataOptions): Hono {
  const { db, identity, clientIp, mailer, siteUrl, now = () => new Date() } = options
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.use(requireSameOrigin, noStore)

  app.get('/', limitByIp(LIMITS.myData, clientIp), async (c) => {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in to download your data.', 401)
    const data = await collectPersonalData(db, person, now())
    securityEvent('data.exported', { uid: person.uid })
    return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="homiq-my-data.json"',
    })
  })

  app.delete('/', limitByIp(LIMITS.myData, clientIp), async (c) => {
    const at = now()
    const user = await authenticateRecentSignIn(c, identity, at)
    if (user instanceof Response) return user
    const { uid, email, emailVerified } = user
    await deleteAccount(db, uid, at, emailVerified && email !== null ? normalizeEmail(email) : null)
    securityEvent('account.deleted', { uid })
    const text = deletionMail({ at, link: `${siteUrl}${PATHS.contact}` })
    // The data is already gone, so an error must not keep the browser from deleting the account.
    if (email !== null) {
      await mailer.send({ to: email, ...text }).catch((error: unknown) => {
        log.error({ err: error }, 'The mail about a deleted account could not be stored.')
      })
    }
    return c.body(null, 204)
  })

  app.all('*', (c) => c.text('Only GET and DELETE are known here.', 405, { Allow: 'GET, DELETE' }))
  app.onError(createErrorHandler(log, 'Personal data could not be answered.'))
  return app
}
