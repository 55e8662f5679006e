import type { MailText } from '#content/texts/mail-text.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message.ts'

/** Puts a typed text on one line, so that nobody can add lines to our mails. */
const toLine = (text: string) => text.replace(/\s+/g, ' ')

export const contactMail = ({ name, email, subject, message }: ContactMessage): MailText => ({
  subject: `Homiq, contact: ${toLine(subject)}`,
  text: `Name: ${toLine(name)}
Email: ${toLine(email)}
Subject: ${toLine(subject)}

${message}
`,
})

/** The double opt-in of the newsletter. */
export const subscriptionMail = (link: string): MailText => ({
  subject: 'Confirm your subscription to Homiq',
  text: `Hello,

someone, probably you, asked for the newsletter of Homiq with this address. Open this link to
confirm it:

${link}

If it was not you, ignore this message: nothing more is sent without the link.

Homiq
`,
})

/** Sent after the confirmation of a subscription. */
export const welcomeMail = (link: string): MailText => ({
  subject: 'You get the newsletter of Homiq now',
  text: `Hello,

your subscription is confirmed. We write when there is something worth telling about homes in
Ukrainian cities, and never sell your address.

You can end it at any time:

${link}

Homiq
`,
})
