import * as z from 'zod'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { changePassword, confirmAccountEmail } from '#server/people/account/commands.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { consumeActionCode, findActionCode } from '#server/people/identity/action-codes.ts'
import { authenticateBearer, requireRecentPasswordSignIn } from '#server/people/identity/bearer.ts'
import { signInAndIssueTokens } from '#server/people/identity/issue-tokens.ts'
import { mailAccountHolder } from '#server/people/identity/mail-account-holder.ts'
import { readNewPassword } from '#server/people/identity/password-policy.ts'
import type { Caller, IdentityService, ToolkitCall } from '#server/people/identity/service.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import { findSessionPerson } from '#server/people/session/queries.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'

const schema = z.object({
  idToken: z.optional(storableTextSchema),
  oobCode: z.optional(storableTextSchema),
  email: z.optional(storableTextSchema),
  password: z.optional(storableTextSchema),
  deleteProvider: z.array(z.string()).optional(),
  deleteAttribute: z.array(z.string()).optional(),
})

/**
 * `accounts:update`: with a mailed code, confirms the email address; with a token, changes the password. Names,
 * pictures and email addresses cannot be changed.
 */
export const update: ToolkitCall = async (service, body, caller) => {
  const changes = schema.parse(body)
  if (changes.oobCode !== undefined) return confirmEmail(service, changes.oobCode, caller)
  if (changes.idToken === undefined) throw new ToolkitError('MISSING_ID_TOKEN')
  const bearer = await authenticateBearer(service, changes.idToken, caller.now)
  if (changes.email !== undefined || changes.deleteProvider || changes.deleteAttribute) {
    throw new ToolkitError('OPERATION_NOT_ALLOWED')
  }
  const { uid, email, emailKey } = bearer.account
  if (changes.password === undefined) return { localId: uid, email }
  requireRecentPasswordSignIn(bearer, caller.now)
  const password = readNewPassword(changes.password, email, service.passwordPolicy, caller.language)
  await service.throttle.countPassword({ ip: caller.ip, emailKey })
  const passwordHash = await service.passwords.hash(password, caller.ip)
  await changePassword(service.db, uid, passwordHash)
  securityEvent('password.changed', { uid })
  await mailAccountHolder(service, bearer.account, 'newPasswordMail', caller)
  // Changing the password ended every sign-in, including this one.
  const proof = { provider: 'password', device: caller.device.name }
  return {
    localId: uid,
    email,
    ...(await signInAndIssueTokens(service, bearer.account, proof, caller.now)),
  }
}

/**
 * Requires a session of the account: somebody else may have registered with the address, and
 * opening the mailed link must not confirm the account for them.
 */
async function confirmEmail(
  { db, hooks }: IdentityService,
  code: string,
  { now, session }: Caller,
) {
  const action = await findActionCode(db, code, now)
  if (action === 'expired') throw new ToolkitError('EXPIRED_OOB_CODE')
  if (action?.kind !== 'VERIFY_EMAIL') throw new ToolkitError('INVALID_OOB_CODE')
  const person = session === null ? null : await findSessionPerson(db, session, now, 'embedded')
  if (person?.uid !== action.uid) {
    throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
  if (!(await consumeActionCode(db, code))) throw new ToolkitError('INVALID_OOB_CODE')
  const account = await findAccountByUid(db, action.uid)
  if (account === null) throw new ToolkitError('USER_NOT_FOUND')
  await confirmAccountEmail(db, account, { ...hooks, now })
  securityEvent('email.confirmed', { uid: account.uid })
  return { localId: account.uid, email: account.email, emailVerified: true }
}
