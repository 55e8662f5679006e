import { type Context, Hono } from 'hono'
import { normalizeEmail } from '#domain/people/email.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { OPERATIONS_LIMITS } from '#server/operations/rate-limits.ts'
import { authenticateRecentSignIn } from '#server/people/identity/authenticate-request.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { createPersonFinder } from '#server/people/session/find-person.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { log } from '#server/platform/log/log.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/people/mails.ts'
import { deleteAccount } from './delete-account.ts'
import { collectPersonalData } from './export.ts'

const mails = await loadTexts<typeof Mails>('people/mails.ts')

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

  app.get('/', limitByIp(OPERATIONS_LIMITS.myData, clientIp), async (c) => {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in to download your data.', 401)
    const data = await collectPersonalData(db, person, now())
    securityEvent('data.exported', { uid: person.uid })
    return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="homiq-my-data.json"',
    })
  })

  app.delete('/', limitByIp(OPERATIONS_LIMITS.myData, clientIp), async (c) => {
    const at = now()
    const user = await authenticateRecentSignIn(c, identity, at)
    if (user instanceof Response) return user
    const { uid, email, emailVerified } = user
    await deleteAccount(db, uid, at, emailVerified && email !== null ? normalizeEmail(email) : null)
    securityEvent('account.deleted', { uid })
    const language = getPageLanguage(c.req.raw)
    const link = siteUrl + inLanguage(PATHS.contact, language)
    const text = mails[language].deletionMail({ at, link })
    // The data is already gone, so an error must not keep the browser from deleting the account.
    if (email !== null) {
      await mailer.send({ to: email, ...text }, null).catch((error: unknown) => {
        log.error({ err: error }, 'The mail about a deleted account could not be stored.')
      })
    }
    return c.body(null, 204)
  })

  app.all('*', (c) => c.text('Only GET and DELETE are known here.', 405, { Allow: 'GET, DELETE' }))
  app.onError(createErrorHandler('Personal data could not be answered.'))
  return app
}
