import { listProviders } from '#server/people/account/queries.ts'
import {
  type SignInProof,
  type StartedSignIn,
  startSignIn,
} from '#server/people/sign-in/commands.ts'
import type { AccountRow } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { IdentityService } from './service.ts'
import { ID_TOKEN_SECONDS } from './token/id-token.ts'

/** Tokens in the format that the SDK expects; `expiresIn` is in seconds, as text. */
export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: string
}

export async function issueTokens(
  { tokens }: Pick<IdentityService, 'tokens'>,
  db: Queryable,
  account: AccountRow,
  { signIn, refreshToken }: StartedSignIn,
  now: Date,
): Promise<Tokens> {
  const providers = await listProviders(db, account.uid)
  const idToken = await tokens.issue({ account, providers, signIn }, now)
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) }
}

export async function signInAndIssueTokens(
  service: Pick<IdentityService, 'db' | 'tokens'>,
  account: AccountRow,
  proof: SignInProof,
  now: Date,
): Promise<Tokens> {
  const started = await startSignIn(service.db, account.uid, proof, now)
  return issueTokens(service, service.db, account, started, now)
}
