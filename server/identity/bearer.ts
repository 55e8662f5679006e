import { accountByUid } from '#server/account/queries.ts'
import type { AccountRow } from '#server/db/schema/accounts.ts'
import type { SignInRow } from '#server/db/schema/sign-ins.ts'
import { signInById } from '#server/sign-in/commands.ts'
import type { IdentityService } from './service.ts'
import { ToolkitError } from './toolkit-error.ts'
import {
  ExpiredTokenError,
  type IdTokenClaims,
  InvalidTokenError,
  type VerifyIdToken,
} from './verify-id-token.ts'

/** What changes an account wants the person to have signed in this recently, in seconds. */
const RECENT_S = 5 * 60

/** Whose token it is. */
export interface Bearer {
  readonly account: AccountRow
  readonly signIn: SignInRow
  readonly claims: IdTokenClaims
}

/**
 * The account that an identity token of ours stands for.
 *
 * @throws {ToolkitError} when the token is no good, was revoked, or the account is gone or disabled
 */
export async function bearerOf(
  { db, tokens }: { db: IdentityService['db']; tokens: { verify: VerifyIdToken } },
  idToken: string,
  now: Date,
): Promise<Bearer> {
  const claims = await tokens.verify(idToken, now).catch((error: unknown) => {
    if (error instanceof ExpiredTokenError) throw new ToolkitError('TOKEN_EXPIRED')
    if (error instanceof InvalidTokenError) throw new ToolkitError('INVALID_ID_TOKEN')
    throw error
  })
  const account = await accountByUid(db, claims.sub)
  if (account === null) throw new ToolkitError('USER_NOT_FOUND')
  if (account.disabled) throw new ToolkitError('USER_DISABLED')
  // A sign-in that has ended takes its tokens with it.
  const signIn = await signInById(db, claims.sign_in_id ?? '')
  if (signIn?.uid !== account.uid) throw new ToolkitError('TOKEN_EXPIRED')
  return { account, signIn, claims }
}

/** @throws {ToolkitError} when the person signed in too long ago for a change that matters */
export function demandRecent({ claims }: Bearer, now: Date): void {
  if (now.getTime() / 1000 - claims.auth_time > RECENT_S) {
    throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
}

/**
 * The same for a change of the password: who has one proves it by that one.
 *
 * @throws {ToolkitError} when the person signed in too long ago, or by something else
 */
export function demandRecentPassword(bearer: Bearer, now: Date): void {
  demandRecent(bearer, now)
  const { account, signIn } = bearer
  if (account.passwordHash !== null && signIn.provider !== 'password') {
    throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
}
