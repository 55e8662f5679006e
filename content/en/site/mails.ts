import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailText } from '#domain/platform/text/mail-text.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'

/** Puts a typed text on one line, so that nobody can add lines to our mails. */
const toLine = (text: string) => text.replace(/\s+/g, ' ')

/** For the team: what a person wrote stays plain text, and no automatic mail. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) => ({
  subject: `Homiq, contact: ${toLine(subject)}`,
  text: `Name: ${toLine(name)}
Email: ${toLine(email)}
Subject: ${toLine(subject)}

${message}
`,
})

/** The double opt-in of the newsletter. */
export const subscriptionMail = (link: string): MailText =>
  writeMail({
    subject: 'Confirm your subscription to Homiq',
    headline: 'Confirm your subscription',
    blocks: [
      `Someone, probably you, asked to get the Homiq newsletter at this address. Open this link to
confirm:`,
      { button: 'Confirm your subscription', link },
    ],
    footer: ['If it was not you, ignore this email. You will not get another one.'],
    reason: mailReasons.newsletter,
  })

/** Sent after the confirmation of a subscription. */
export const welcomeMail = (link: string): MailText =>
  writeMail({
    subject: 'You are subscribed to the Homiq newsletter',
    headline: 'Your subscription is confirmed',
    blocks: [
      `Your subscription is confirmed. We write when there is something worth sharing about homes in
Ukrainian cities, and we never sell your address.`,
    ],
    footer: ['You can unsubscribe at any time:', { link }],
    reason: mailReasons.newsletter,
  })
