import * as z from 'zod'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { recoverAccount } from '#server/people/account/commands.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { consumeActionCode, findActionCode } from '#server/people/identity/action-codes.ts'
import { mailAccountHolder, mailIfNewDevice } from '#server/people/identity/mail-account-holder.ts'
import { readNewPassword } from '#server/people/identity/password-policy.ts'
import type { ToolkitCall } from '#server/people/identity/service.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'

const schema = z.object({
  oobCode: z.optional(storableTextSchema),
  newPassword: z.optional(storableTextSchema),
})

/**
 * `accounts:resetPassword`: returns the purpose of a mailed code or, given one, sets a password.
 * The code proves that the email address belongs to the account holder, so all other sign-ins end.
 */
export const resetPassword: ToolkitCall = async (service, body, caller) => {
  const { ip, language, now } = caller
  const { db, hooks, passwords, passwordPolicy } = service
  const { oobCode, newPassword } = schema.parse(body)
  if (oobCode === undefined || oobCode === '') throw new ToolkitError('MISSING_OOB_CODE')
  const action = await findActionCode(db, oobCode, now)
  if (action === 'expired') throw new ToolkitError('EXPIRED_OOB_CODE')
  const account = action && (await findAccountByUid(db, action.uid))
  if (action === null || account === null) throw new ToolkitError('INVALID_OOB_CODE')
  if (account.disabled) throw new ToolkitError('USER_DISABLED')
  const response = { email: account.email, requestType: action.kind }
  if (newPassword === undefined) return response
  if (action.kind !== 'PASSWORD_RESET') throw new ToolkitError('INVALID_OOB_CODE')
  const password = readNewPassword(newPassword, account.email, passwordPolicy, language)
  const passwordHash = await passwords.hash(password, ip)
  // This is one transaction, or a failure would consume the code without setting the password.
  await db.transaction(async (transaction) => {
    if (!(await consumeActionCode(transaction, oobCode))) throw new ToolkitError('INVALID_OOB_CODE')
    await recoverAccount(transaction, account, passwordHash, { ...hooks, now })
  })
  securityEvent('password.reset', { uid: account.uid })
  await mailIfNewDevice(service, account, caller, { expected: true })
  await mailAccountHolder(service, account, 'newPasswordMail', caller)
  return response
}
