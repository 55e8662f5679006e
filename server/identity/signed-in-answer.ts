import { providersOf } from '#server/account/queries.ts'
import type { Queryable } from '#server/db/open.ts'
import type { AccountRow } from '#server/db/schema/accounts.ts'
import { type Begun, beginSignIn, type Proof } from '#server/sign-in/commands.ts'
import { ID_TOKEN_SECONDS } from './id-token.ts'
import type { IdentityService } from './service.ts'

/** The tokens of an answer, as the SDK reads them; `expiresIn` is in seconds, as text. */
export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: string
}

/** The tokens of a sign-in that goes on. */
export async function tokensOf(
  { tokens }: Pick<IdentityService, 'tokens'>,
  db: Queryable,
  account: AccountRow,
  { signIn, refreshToken }: Begun,
  now: Date,
): Promise<Tokens> {
  const providers = await providersOf(db, account.uid)
  const idToken = await tokens.issue({ account, providers, signIn }, now)
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) }
}

/** Signs an account in anew, and gives its tokens. */
export async function signedIn(
  service: Pick<IdentityService, 'db' | 'tokens'>,
  account: AccountRow,
  proof: Proof,
  now: Date,
): Promise<Tokens> {
  const begun = await beginSignIn(service.db, account.uid, proof, now)
  return tokensOf(service, service.db, account, begun, now)
}
