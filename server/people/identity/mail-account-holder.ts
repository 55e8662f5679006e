import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { recordDevice } from '#server/people/device/commands.ts'
import type { AccountRow } from '#server/people/tables.ts'
import { log } from '#server/platform/log/log.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/people/mails.ts'
import type { Caller, IdentityService } from './service.ts'

const mails = await loadTexts<typeof Mails>('people/mails.ts')

/** The page that each mail leads to. */
const PAGES = {
  newDeviceMail: PATHS.forgotPassword,
  newPasswordMail: PATHS.forgotPassword,
  deletionMail: PATHS.contact,
} as const

/**
 * Mails the account holder that something happened to the account. Never throws: a failure is
 * logged, and mails over the hourly limit are dropped.
 */
export async function mailAccountHolder(
  { mailer, throttle, siteUrl }: Pick<IdentityService, 'mailer' | 'throttle' | 'siteUrl'>,
  { uid, email, emailKey }: Pick<AccountRow, 'uid' | 'email' | 'emailKey'>,
  mail: keyof typeof PAGES,
  { language, device, now }: Caller,
): Promise<void> {
  try {
    if (!(await throttle.allowsAccountMail(emailKey))) return
    const link = siteUrl + inLanguage(PAGES[mail], language)
    const text = mails[language][mail]({ device: device.name, at: now, link })
    // The mail about a deletion is not deleted with the account.
    const account = mail === 'deletionMail' ? {} : { account: uid }
    await mailer.send({ to: email, ...account, ...text }, null)
  } catch (err) {
    log.error({ err }, 'The owner of an account could not be told.')
  }
}

/**
 * Records the browser of a sign-in, and mails the account holder if the browser is new.
 *
 * @param options.expected sends no mail: the account was just created, or recovered by email
 */
export async function mailIfNewDevice(
  service: IdentityService,
  account: AccountRow,
  caller: Caller,
  { expected = false } = {},
): Promise<void> {
  const { uid } = account
  const known = await recordDevice(service.db, uid, caller.device.secret, caller.now)
  if (known || expected) return
  securityEvent('sign-in.new-device', { uid })
  await mailAccountHolder(service, account, 'newDeviceMail', caller)
}
