import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import type { MailText } from '#domain/platform/text/mail-text.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'

/** Puts a typed text on one line, so that nobody can add lines to our mails. */
const toLine = (text: string) => text.replace(/\s+/g, ' ')

/** For the team: what a person wrote stays plain text, and no automatic mail. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) => ({
  subject: `Homiq, звернення: ${toLine(subject)}`,
  text: `Ім’я: ${toLine(name)}
Електронна пошта: ${toLine(email)}
Тема: ${toLine(subject)}

${message}
`,
})

/** The double opt-in of the newsletter. */
export const subscriptionMail = (link: string): MailText =>
  writeMail({
    subject: 'Підтвердьте підписку на розсилку Homiq',
    headline: 'Підтвердьте підписку',
    blocks: [
      'Цю адресу вказали для розсилки Homiq. Якщо це зробили ви, підтвердьте підписку:',
      { button: 'Підтвердити підписку', link },
    ],
    footer: ['Якщо це були не ви, нічого не робіть. Більше ми не писатимемо.'],
    reason: mailReasons.newsletter,
  })

/** Sent after the confirmation of a subscription. */
export const welcomeMail = (link: string): MailText =>
  writeMail({
    subject: 'Ви підписалися на розсилку Homiq',
    headline: 'Підписку підтверджено',
    blocks: [
      `Підписку підтверджено. Ми пишемо, коли є що розповісти про житло в містах України,
і нікому не продаємо вашої адреси.`,
    ],
    footer: ['Відписатися можна будь-коли:', { link }],
    reason: mailReasons.newsletter,
  })
