import type { Context } from 'hono'
import { log } from '#server/platform/log/log.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import type { AuthenticatedUser, Identity } from './identity.ts'
import { InvalidTokenError, KeysUnreachableError } from './token/verify-id-token.ts'

/** The age up to which a bearer token is accepted (docs/product/people.md, "Identity provider"). */
const MAX_TOKEN_AGE_MS = 5 * 60_000
/** The age up to which a sign-in is recent enough for sensitive actions. */
const MAX_AUTH_AGE_MS = 5 * 60_000
const CLOCK_SKEW_MS = 60_000

const RETRY_AFTER_SECONDS = 30

/** @returns the user of the request's bearer token, or an error response */
export async function authenticateRequest(
  c: Context,
  identity: Identity,
  at: Date,
): Promise<AuthenticatedUser | Response> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (token === undefined) return c.text('An identity token is needed.', 401)
  try {
    const user = await identity.verifyToken(token, at)
    if (at.getTime() - user.issuedAt.getTime() <= MAX_TOKEN_AGE_MS + CLOCK_SKEW_MS) return user
    securityEvent('token.refused', { uid: user.uid, reason: 'too old' })
    return c.text('The identity token is too old.', 401)
  } catch (error) {
    if (error instanceof InvalidTokenError) {
      securityEvent('token.refused', { reason: 'not good' })
      return c.text('The identity token is not good.', 401)
    }
    if (error instanceof KeysUnreachableError) {
      log.error({ err: error.cause }, error.message)
      return c.text(error.message, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
    }
    throw error
  }
}

/** Does what `authenticateRequest` does, for sensitive actions: the user must have signed in recently. */
export async function authenticateRecentSignIn(
  c: Context,
  identity: Identity,
  at: Date,
): Promise<AuthenticatedUser | Response> {
  const user = await authenticateRequest(c, identity, at)
  if (user instanceof Response) return user
  if (at.getTime() - user.authTime.getTime() <= MAX_AUTH_AGE_MS + CLOCK_SKEW_MS) return user
  securityEvent('token.refused', { uid: user.uid, reason: 'old proof' })
  return c.text('A fresh proof of who you are is needed.', 401)
}
