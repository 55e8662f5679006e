import type { MailText } from '#domain/platform/text/mail-text.ts'
import type { AccountRow } from '#server/people/tables.ts'
import { log } from '#server/platform/log/log.ts'
import type { IdentityService } from './service.ts'

/**
 * Mails the account holder that something happened to the account. Never throws: a failure is
 * logged, and mails over the hourly limit are dropped.
 *
 * @param deleteWithAccount whether deleting the account also deletes the unsent mail
 */
export async function mailAccountHolder(
  { mailer, throttle }: Pick<IdentityService, 'mailer' | 'throttle'>,
  { uid, email, emailKey }: Pick<AccountRow, 'uid' | 'email' | 'emailKey'>,
  text: MailText,
  { deleteWithAccount = true } = {},
): Promise<void> {
  try {
    if (!(await throttle.allowsAccountMail(emailKey))) return
    await mailer.send({ to: email, ...(deleteWithAccount && { account: uid }), ...text }, null)
  } catch (err) {
    log.error({ err }, 'The owner of an account could not be told.')
  }
}
