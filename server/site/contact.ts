import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { claimIdempotencyKey } from '#server/platform/idempotency/commands.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { contactMail } from '#texts/site/mails.ts'

interface ContactTools {
  readonly db: Queryable
  readonly mailer: Mailer
  /** The team's email address. */
  readonly team: string
}

/**
 * Mails a message to the team, whose reply goes to its author. A form that comes again, by whichever endpoint, is mailed
 * once (decision 122).
 *
 * @param key names the form. Of messages without one, which scripts did not send, the same is mailed once a day.
 */
export async function mailContactMessage(
  { db, mailer, team }: ContactTools,
  message: ContactMessage,
  now: Date,
  key: string | null,
): Promise<void> {
  const { name, email, subject, message: text } = message
  // Browsers post line breaks as CRLF, scripts as LF.
  const lines = text.split(/\r?\n/)
  const claim =
    key === null ? JSON.stringify(['contact', name, email, subject, lines]) : `contact ${key}`
  const mail = { to: team, replyTo: email, ...contactMail(message) }
  await db.transaction(async (transaction) => {
    if (await claimIdempotencyKey(transaction, claim, now, key === null ? DAY_MS : undefined))
      await mailer.send(mail, transaction)
  })
}
