import { contactMail } from '#content/texts/mail/mails.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Queryable } from '#server/db/open.ts'
import { claimIdempotencyKey } from '#server/idempotency/commands.ts'
import type { Mailer } from '#server/mail/mailer.ts'

interface ContactTools {
  readonly db: Queryable
  readonly mailer: Mailer
  /** The team's email address. */
  readonly team: string
}

/**
 * Mails a message to the team, whose reply goes to its author. The same message is mailed once a day: a browser
 * whose connection broke sends it again, by another endpoint (decision 104).
 *
 * @param sameForMs how long ago the same message may have been mailed, so that it is not mailed again
 */
export async function sendContactMail(
  { db, mailer, team }: ContactTools,
  message: ContactMessage,
  now: Date,
  sameForMs: number = DAY_MS,
): Promise<void> {
  const { name, email, subject, message: text } = message
  // Browsers post line breaks as CRLF, scripts as LF.
  const lines = text.split(/\r?\n/)
  const form = JSON.stringify(['contact', name, email, subject, lines])
  const mail = { to: team, replyTo: email, ...contactMail(message) }
  await db.transaction(async (transaction) => {
    if (await claimIdempotencyKey(transaction, form, now, sameForMs))
      await mailer.send(mail, transaction)
  })
}
