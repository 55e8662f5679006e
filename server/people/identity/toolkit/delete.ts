import * as z from 'zod'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { authenticateBearer, requireRecentSignIn } from '#server/people/identity/bearer.ts'
import { mailAccountHolder } from '#server/people/identity/mail-account-holder.ts'
import type { ToolkitCall } from '#server/people/identity/service.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/people/mails.ts'

const mails = await loadTexts<typeof Mails>('people/mails.ts')

const schema = z.object({ idToken: storableTextSchema })

/** `accounts:delete`. Needs a recent sign-in. */
export const deleteBearer: ToolkitCall = async (service, body, { now, language }) => {
  const bearer = await authenticateBearer(service, schema.parse(body).idToken, now)
  requireRecentSignIn(bearer, now)
  await service.hooks.deleteAccount(service.db, bearer.account.uid, now)
  securityEvent('account.deleted', { uid: bearer.account.uid })
  const link = service.siteUrl + inLanguage(PATHS.contact, language)
  const text = mails[language].deletionMail({ at: now, link })
  await mailAccountHolder(service, bearer.account, text, { deleteWithAccount: false })
  return {}
}
