import { newDeviceMail } from '#content/texts/mails.ts'
import { PATHS } from '#domain/site/links.ts'
import type { AccountRow } from '#server/db/schema/accounts.ts'
import { recordDevice } from '#server/device/commands.ts'
import { securityEvent } from '#server/log/security-event.ts'
import { notifyOwner } from './notify-owner.ts'
import type { Caller, IdentityService } from './service.ts'

/**
 * Remembers the browser that an account was signed in with, and tells its owner of one that it did
 * not know, unless that is `expected`: where the account was just made, or got back by its mail.
 */
export async function noteDevice(
  service: IdentityService,
  account: AccountRow,
  { device, now }: Caller,
  { expected = false } = {},
): Promise<void> {
  const { uid } = account
  const known = await recordDevice(service.db, uid, device.secret, now)
  if (known || expected) return
  securityEvent('sign-in.new-device', { uid })
  const link = `${service.siteUrl}${PATHS.forgotPassword}`
  await notifyOwner(service, account, newDeviceMail({ device: device.name, at: now, link }))
}
