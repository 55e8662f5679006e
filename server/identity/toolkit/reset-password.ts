import * as z from 'zod'
import { newPasswordMail } from '#content/texts/mails.ts'
import { PATHS } from '#domain/site/links.ts'
import { storableTextSchema } from '#domain/text/storable-text.ts'
import { recoverAccount } from '#server/account/commands.ts'
import { accountByUid } from '#server/account/queries.ts'
import { lookAtActionCode, spendActionCode } from '#server/action-code/commands.ts'
import { noteDevice } from '#server/identity/note-device.ts'
import { notifyOwner } from '#server/identity/notify-owner.ts'
import { readNewPassword } from '#server/identity/password-policy.ts'
import type { Call } from '#server/identity/service.ts'
import { ToolkitError } from '#server/identity/toolkit-error.ts'
import { securityEvent } from '#server/log/security-event.ts'

const schema = z.object({
  oobCode: z.optional(storableTextSchema),
  newPassword: z.optional(storableTextSchema),
})

/**
 * `accounts:resetPassword`: tells what a mailed code is for; with a new password, sets it. Who can
 * read the mail has shown that the address is theirs, and everyone else is signed out.
 */
export const resetPassword: Call = async (service, body, caller) => {
  const { address, now } = caller
  const { db, passwords, passwordPolicy } = service
  const { oobCode, newPassword } = schema.parse(body)
  if (oobCode === undefined || oobCode === '') throw new ToolkitError('MISSING_OOB_CODE')
  const action = await lookAtActionCode(db, oobCode, now)
  if (action === 'expired') throw new ToolkitError('EXPIRED_OOB_CODE')
  const account = action && (await accountByUid(db, action.uid))
  if (action === null || account === null) throw new ToolkitError('INVALID_OOB_CODE')
  if (account.disabled) throw new ToolkitError('USER_DISABLED')
  const answer = { email: account.email, requestType: action.kind }
  if (newPassword === undefined) return answer
  if (action.kind !== 'PASSWORD_RESET') throw new ToolkitError('INVALID_OOB_CODE')
  const password = readNewPassword(newPassword, account.email, passwordPolicy)
  const passwordHash = await passwords.hash(password, address)
  // Together, or a fault in between would cost the link without a new password.
  await db.transaction(async (transaction) => {
    if (!(await spendActionCode(transaction, oobCode))) throw new ToolkitError('INVALID_OOB_CODE')
    await recoverAccount(transaction, account, passwordHash)
  })
  securityEvent('password.reset', { uid: account.uid })
  await noteDevice(service, account, caller, { expected: true })
  const facts = { at: now, link: `${service.siteUrl}${PATHS.forgotPassword}` }
  await notifyOwner(service, account, newPasswordMail(facts))
  return answer
}
