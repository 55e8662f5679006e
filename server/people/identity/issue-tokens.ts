import { updateAccount } from '#server/people/account/commands.ts'
import { listProviders } from '#server/people/account/queries.ts'
import {
  type SignInProof,
  type StartedSignIn,
  startSignIn,
} from '#server/people/sign-in/commands.ts'
import type { AccountRow } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { mailIfNewDevice } from './mail-account-holder.ts'
import type { Caller, IdentityService } from './service.ts'
import { ID_TOKEN_SECONDS } from './token/id-token.ts'
import { ToolkitError } from './toolkit-error.ts'

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

/**
 * Signs in to an account whose holder has proved who they are, and mails them if the browser is new.
 *
 * @param options.isNew whether the account was just created
 * @throws {ToolkitError} USER_DISABLED
 */
export async function completeSignIn(
  service: IdentityService,
  account: AccountRow,
  proof: SignInProof,
  caller: Caller,
  { isNew = false } = {},
): Promise<Tokens> {
  const { uid, disabled } = account
  const { provider: way } = proof
  const { device, now } = caller
  if (disabled) {
    securityEvent('sign-in.failed', { uid, way, reason: 'disabled' })
    throw new ToolkitError('USER_DISABLED')
  }
  if (!isNew) await updateAccount(service.db, uid, { lastSignInAt: now })
  const tokens = await signInAndIssueTokens(
    service,
    account,
    { ...proof, device: device.name },
    now,
  )
  securityEvent(isNew ? 'sign-up.succeeded' : 'sign-in.succeeded', { uid, way })
  await mailIfNewDevice(service, account, caller, { expected: isNew })
  return tokens
}
