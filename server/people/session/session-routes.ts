import { type Context, Hono } from 'hono'
import type { AccountHooks } from '#server/people/account/account-hooks.ts'
import { authenticateRequest } from '#server/people/identity/authenticate-request.ts'
import type { AuthenticatedUser } from '#server/people/identity/identity.ts'
import { keepFirstLanguage } from '#server/people/language/commands.ts'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { createSession, endSession, extendSession } from './commands.ts'
import { sessionCookie } from './cookie.ts'
import type { PersonRoutesOptions } from './find-person.ts'
import type { Person } from './person.ts'
import { findSessionPerson } from './queries.ts'

export type SessionRoutesOptions = PersonRoutesOptions & Pick<AccountHooks, 'onEmailConfirmed'>

/**
 * `/session`: POST with an identity token as bearer creates or extends a session, DELETE ends it.
 * Both are idempotent (docs/product/people.md, "Identity provider").
 */
export function sessionRoutes(options: SessionRoutesOptions) {
  const { db, identity, onEmailConfirmed, clientIp, isHttps, now = () => new Date() } = options
  const app = new Hono()
  app.use(requireSameOrigin, noStore)

  const readSecret = (request: Request) => sessionCookie.read(request, isHttps(request))

  /** With Firebase, a new session is the first that this server learns of an account. */
  async function confirmFirebaseEmail(user: AuthenticatedUser, at: Date): Promise<void> {
    const { uid, email, emailVerified } = user
    if (identity.settings.provider === 'embedded' || email === null || !emailVerified) return
    await db.transaction((transaction) => onEmailConfirmed(transaction, { uid, email }, at))
  }

  const sendCookie = (c: Context, secret: string | null): Response =>
    c.body(null, 204, { 'Set-Cookie': sessionCookie.serialize(secret, isHttps(c.req.raw)) })

  /** Ends a session, and its sign-in unless that is `keptSignInId`. */
  async function end(secret: string, keptSignInId: string | null = null): Promise<void> {
    const ended = await endSession(db, secret)
    if (ended === null || (keptSignInId !== null && ended.signInId === keptSignInId)) return
    if (ended.signInId !== null) await identity.endSignIn(ended.signInId)
    securityEvent('sign-out', { uid: ended.uid })
  }

  app.post('/', limitByIp(PEOPLE_LIMITS.session, clientIp), async (c) => {
    const at = now()
    const user = await authenticateRequest(c, identity, at)
    if (user instanceof Response) return user
    const secret = readSecret(c.req.raw)
    const known = secret && (await findSessionPerson(db, secret, at, identity.settings.provider))
    let newSecret = secret
    if (known && isSameSignIn(known, user)) await extendSession(db, secret, at)
    else {
      if (secret) await end(secret, user.signInId)
      await confirmFirebaseEmail(user, at)
      newSecret = await createSession(db, user, at)
      await keepFirstLanguage(db, user.uid, getPageLanguage(c.req.raw))
    }
    return sendCookie(c, newSecret)
  })

  app.delete('/', async (c) => {
    const secret = readSecret(c.req.raw)
    if (secret) await end(secret)
    return sendCookie(c, null)
  })

  app.all('*', (c) =>
    c.text('Only POST and DELETE are known here.', 405, { Allow: 'POST, DELETE' }),
  )
  return app
}

const isSameSignIn = (person: Person, user: AuthenticatedUser): boolean =>
  person.uid === user.uid && person.signInId === user.signInId
