import { findAccountByUid } from '#server/people/account/queries.ts'
import { findSignIn } from '#server/people/sign-in/queries.ts'
import type { AccountRow, SignInRow } from '#server/people/tables.ts'
import type { IdentityService } from './service.ts'
import {
  ExpiredTokenError,
  type IdTokenClaims,
  InvalidTokenError,
  type VerifyIdToken,
} from './token/verify-id-token.ts'
import { ToolkitError } from './toolkit-error.ts'

/** The maximum age of a sign-in for a sensitive change. */
const RECENT_SIGN_IN_SECONDS = 5 * 60

export interface Bearer {
  readonly account: AccountRow
  readonly signIn: SignInRow
  readonly claims: IdTokenClaims
}

/**
 * @throws {ToolkitError} when the token is invalid or revoked, or the account is deleted or disabled
 */
export async function authenticateBearer(
  { db, tokens }: { db: IdentityService['db']; tokens: { verify: VerifyIdToken } },
  idToken: string,
  now: Date,
): Promise<Bearer> {
  const claims = await tokens.verify(idToken, now).catch((error: unknown) => {
    if (error instanceof ExpiredTokenError) throw new ToolkitError('TOKEN_EXPIRED')
    if (error instanceof InvalidTokenError) throw new ToolkitError('INVALID_ID_TOKEN')
    throw error
  })
  const account = await findAccountByUid(db, claims.sub)
  if (account === null) throw new ToolkitError('USER_NOT_FOUND')
  if (account.disabled) throw new ToolkitError('USER_DISABLED')
  // Tokens of an ended sign-in are revoked.
  const signIn = await findSignIn(db, claims.sign_in_id ?? '')
  if (signIn?.uid !== account.uid) throw new ToolkitError('TOKEN_EXPIRED')
  return { account, signIn, claims }
}

/** @throws {ToolkitError} when the sign-in is too old for a sensitive change */
export function requireRecentSignIn({ claims }: Bearer, now: Date): void {
  if (now.getTime() / 1000 - claims.auth_time > RECENT_SIGN_IN_SECONDS) {
    throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
}

/**
 * Changing a password needs a recent sign-in with the old one, if there is one.
 *
 * @throws {ToolkitError} when the sign-in is too old, or was not by password
 */
export function requireRecentPasswordSignIn(bearer: Bearer, now: Date): void {
  requireRecentSignIn(bearer, now)
  const { account, signIn } = bearer
  if (account.passwordHash !== null && signIn.provider !== 'password') {
    throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
}
