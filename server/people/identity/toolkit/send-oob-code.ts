import * as z from 'zod'
import { normalizeEmail } from '#domain/people/email.ts'
import { emailActionUrl } from '#domain/people/links.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { findAccountByEmail } from '#server/people/account/queries.ts'
import { issueActionCode } from '#server/people/identity/action-codes.ts'
import { authenticateBearer } from '#server/people/identity/bearer.ts'
import { readEmail } from '#server/people/identity/credentials.ts'
import type { IdentityService, ToolkitCall } from '#server/people/identity/service.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import type { AccountRow, ActionCodeKind } from '#server/people/tables.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/people/mails.ts'

const mails = await loadTexts<typeof Mails>('people/mails.ts')

const schema = z.object({
  requestType: storableTextSchema,
  email: z.optional(storableTextSchema),
  idToken: z.optional(storableTextSchema),
})

const KINDS = {
  PASSWORD_RESET: { mode: 'resetPassword', mail: 'passwordMail' },
  VERIFY_EMAIL: { mode: 'verifyEmail', mail: 'confirmationMail' },
} as const satisfies Record<ActionCodeKind, unknown>

/**
 * `accounts:sendOobCode`: mails a link to reset a password or to confirm an email address. Neither
 * the response nor its timing reveals whether there is an account.
 */
export const sendOobCode: ToolkitCall = async (service, body, { ip, language, now }) => {
  const { requestType, email: given, idToken } = schema.parse(body)
  if (requestType === 'VERIFY_EMAIL') {
    if (idToken === undefined) throw new ToolkitError('MISSING_ID_TOKEN')
    const { account } = await authenticateBearer(service, idToken, now)
    await service.throttle.countMail({ ip, emailKey: account.emailKey })
    await mailLink(service, account, { kind: 'VERIFY_EMAIL', language, now })
    return { email: account.email }
  }
  if (requestType !== 'PASSWORD_RESET') throw new ToolkitError('OPERATION_NOT_ALLOWED')
  const email = readEmail(given)
  const key = normalizeEmail(email)
  await service.throttle.countMail({ ip, emailKey: key })
  service.inBackground(async () => {
    const account = await findAccountByEmail(service.db, key)
    securityEvent('password.reset-requested', { uid: account?.uid })
    if (account && !account.disabled)
      await mailLink(service, account, { kind: 'PASSWORD_RESET', language, now })
  })
  return { email }
}

async function mailLink(
  { db, mailer, siteUrl }: IdentityService,
  account: AccountRow,
  {
    kind,
    language,
    now,
  }: { readonly kind: ActionCodeKind; readonly language: Language; readonly now: Date },
): Promise<void> {
  const { mode, mail } = KINDS[kind]
  const code = await issueActionCode(db, account.uid, kind, now)
  const link = emailActionUrl(siteUrl + getLanguagePrefix(language), mode, code)
  await mailer.send(
    { to: account.email, account: account.uid, ...mails[language][mail](link) },
    null,
  )
}
