import type { MailText } from '#content/texts/mails.ts'
import type { AccountRow } from '#server/db/schema/accounts.ts'
import { log } from '#server/log/log.ts'
import type { IdentityService } from './service.ts'

/**
 * Mails the owner of an account what happened to it. It has happened in any case: a mail that cannot
 * be written is a line of the log, and of very many in an hour the rest are left out.
 *
 * @param goesWithAccount whether it is not sent any more once the account is deleted
 */
export async function notifyOwner(
  { mailer, throttle }: Pick<IdentityService, 'mailer' | 'throttle'>,
  { uid, email, emailKey }: Pick<AccountRow, 'uid' | 'email' | 'emailKey'>,
  text: MailText,
  { goesWithAccount = true } = {},
): Promise<void> {
  try {
    if (!(await throttle.notice(emailKey))) return
    await mailer.send({ to: email, ...(goesWithAccount && { account: uid }), ...text })
  } catch (err) {
    log.error({ err }, 'The owner of an account could not be told.')
  }
}
