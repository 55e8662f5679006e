import { contactMail } from '#content/texts/mail/mails.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { Queryable } from '#server/db/open.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/** The team's reply goes to the author of the message. */
export function sendContactMail(
  mailer: Mailer,
  message: ContactMessage,
  team: string,
  transaction?: Queryable,
): Promise<void> {
  return mailer.send({ to: team, replyTo: message.email, ...contactMail(message) }, transaction)
}
