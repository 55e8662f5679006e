import type { ContactMessage } from '#domain/contact-message.ts'

/** What a message says; a `link` is an address of this site. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** To the team, from who filled in the contact form. */
export const contactMail = ({ name, email, subject, message }: ContactMessage): MailText => ({
  subject: `Homiq, contact: ${subject}`,
  text: `Name: ${name}
E-mail: ${email}
Subject: ${subject}

${message}
`,
})

/** To who asked for the newsletter. */
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

/** To who has confirmed a subscription. */
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
