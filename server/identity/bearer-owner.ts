import type { Context } from 'hono'
import { log } from '#server/log/log.ts'
import { securityEvent } from '#server/log/security-event.ts'
import type { Identity, TokenOwner } from './identity.ts'
import { InvalidTokenError, KeysUnreachableError } from './verify-id-token.ts'

/** A bearer token counts while it was just made (docs/product.md, "Identity provider"). */
const TOKEN_AGE_MS = 5 * 60_000
/** What matters wants a proof that is not older than this. */
const PROOF_AGE_MS = 5 * 60_000
/** For clocks that differ. */
const LEEWAY_MS = 60_000

/** When the keys are asked for again, in seconds. */
const AFTER_A_FAULT_S = 30

/** Whom the bearer token of a request stands for, or the answer that says why that cannot be said. */
export async function bearerOwner(
  c: Context,
  identity: Identity,
  at: Date,
): Promise<TokenOwner | Response> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (token === undefined) return c.text('An identity token is needed.', 401)
  try {
    const owner = await identity.ownerOf(token, at)
    if (at.getTime() - owner.issuedAt.getTime() <= TOKEN_AGE_MS + LEEWAY_MS) return owner
    securityEvent('token.refused', { uid: owner.uid, reason: 'too old' })
    return c.text('The identity token is too old.', 401)
  } catch (error) {
    if (error instanceof InvalidTokenError) {
      securityEvent('token.refused', { reason: 'not good' })
      return c.text('The identity token is not good.', 401)
    }
    if (error instanceof KeysUnreachableError) {
      log.error({ err: error.cause }, error.message)
      return c.text(error.message, 503, { 'Retry-After': String(AFTER_A_FAULT_S) })
    }
    throw error
  }
}

/** The same for what matters: the person has to have proved who they are just now. */
export async function freshOwner(
  c: Context,
  identity: Identity,
  at: Date,
): Promise<TokenOwner | Response> {
  const owner = await bearerOwner(c, identity, at)
  if (owner instanceof Response) return owner
  if (at.getTime() - owner.authTime.getTime() <= PROOF_AGE_MS + LEEWAY_MS) return owner
  securityEvent('token.refused', { uid: owner.uid, reason: 'old proof' })
  return c.text('A fresh proof of who you are is needed.', 401)
}
