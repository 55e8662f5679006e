import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { recordDevice } from '#server/people/device/commands.ts'
import type { AccountRow } from '#server/people/tables.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/people/mails.ts'
import { mailAccountHolder } from './mail-account-holder.ts'
import type { Caller, IdentityService } from './service.ts'

const mails = await loadTexts<typeof Mails>('people/mails.ts')

/**
 * Records the browser of a sign-in, and mails the account holder if the browser is new.
 *
 * @param options.expected sends no mail: the account was just created, or recovered by email
 */
export async function mailIfNewDevice(
  service: IdentityService,
  account: AccountRow,
  { device, language, now }: Caller,
  { expected = false } = {},
): Promise<void> {
  const { uid } = account
  const known = await recordDevice(service.db, uid, device.secret, now)
  if (known || expected) return
  securityEvent('sign-in.new-device', { uid })
  const link = service.siteUrl + inLanguage(PATHS.forgotPassword, language)
  const text = mails[language].newDeviceMail({ device: device.name, at: now, link })
  await mailAccountHolder(service, account, text)
}
