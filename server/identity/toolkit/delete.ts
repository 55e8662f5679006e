import * as z from 'zod'
import { deletionMail } from '#content/texts/mail/mails.ts'
import { PATHS } from '#domain/site/links.ts'
import { storableTextSchema } from '#domain/text/storable-text.ts'
import { deleteAccount } from '#server/account/commands.ts'
import { authenticateBearer, requireRecentSignIn } from '#server/identity/bearer.ts'
import { notifyAccountHolder } from '#server/identity/notify-account-holder.ts'
import type { ToolkitCall } from '#server/identity/service.ts'
import { securityEvent } from '#server/log/security-event.ts'

const schema = z.object({ idToken: storableTextSchema })

/** `accounts:delete`. Needs a recent sign-in. */
export const deleteBearer: ToolkitCall = async (service, body, { now }) => {
  const bearer = await authenticateBearer(service, schema.parse(body).idToken, now)
  requireRecentSignIn(bearer, now)
  await deleteAccount(service.db, bearer.account.uid, now)
  securityEvent('account.deleted', { uid: bearer.account.uid })
  const text = deletionMail({ at: now, link: `${service.siteUrl}${PATHS.contact}` })
  await notifyAccountHolder(service, bearer.account, text, { deleteWithAccount: false })
  return {}
}
