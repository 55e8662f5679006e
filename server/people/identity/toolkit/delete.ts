import * as z from 'zod'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { authenticateBearer, requireRecentSignIn } from '#server/people/identity/bearer.ts'
import { mailAccountHolder } from '#server/people/identity/mail-account-holder.ts'
import type { ToolkitCall } from '#server/people/identity/service.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'

const schema = z.object({ idToken: storableTextSchema })

/** `accounts:delete`. Needs a recent sign-in. */
export const deleteBearer: ToolkitCall = async (service, body, caller) => {
  const { now } = caller
  const bearer = await authenticateBearer(service, schema.parse(body).idToken, now)
  requireRecentSignIn(bearer, now)
  await service.hooks.deleteAccount(service.db, bearer.account.uid, now)
  securityEvent('account.deleted', { uid: bearer.account.uid })
  await mailAccountHolder(service, bearer.account, 'deletionMail', caller)
  return {}
}
