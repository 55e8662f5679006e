import type { Context } from 'hono'
import { log } from '#server/log/log.ts'
import { securityEvent } from '#server/log/security-event.ts'
import type { Identity, TokenOwner } from './identity.ts'
import { InvalidTokenError, KeysUnreachableError } from './verify-id-token.ts'

/** The age up to which a bearer token is accepted (docs/product.md, "Identity provider"). */
const MAX_TOKEN_AGE_MS = 5 * 60_000
/** The age up to which a sign-in is recent enough for sensitive actions. */
const MAX_AUTH_AGE_MS = 5 * 60_000
const CLOCK_SKEW_MS = 60_000

const RETRY_AFTER_SECONDS = 30

/** @returns the owner of the request's bearer token, or an error response */
export async function getBearerOwner(
  c: Context,
  identity: Identity,
  at: Date,
): Promise<TokenOwner | Response> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (token === undefined) return c.text('An identity token is needed.', 401)
  try {
    const owner = await identity.getTokenOwner(token, at)
    if (at.getTime() - owner.issuedAt.getTime() <= MAX_TOKEN_AGE_MS + CLOCK_SKEW_MS) return owner
    securityEvent('token.refused', { uid: owner.uid, reason: 'too old' })
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

/** Like `getBearerOwner`, for sensitive actions: the owner must have signed in recently. */
export async function getRecentBearerOwner(
  c: Context,
  identity: Identity,
  at: Date,
): Promise<TokenOwner | Response> {
  const owner = await getBearerOwner(c, identity, at)
  if (owner instanceof Response) return owner
  if (at.getTime() - owner.authTime.getTime() <= MAX_AUTH_AGE_MS + CLOCK_SKEW_MS) return owner
  securityEvent('token.refused', { uid: owner.uid, reason: 'old proof' })
  return c.text('A fresh proof of who you are is needed.', 401)
}
