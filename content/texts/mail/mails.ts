import type { ContactMessage } from '#domain/contact/contact-message.ts'

export interface MailText {
  readonly subject: string
  readonly text: string
}

/** "2026-11-22 at 10:00 UTC". UTC, because the recipient's time zone is unknown. */
const formatUtcTime = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`

/** After a change of password. */
export const newPasswordMail = (details: {
  readonly at: Date
  readonly link: string
}): MailText => ({
  subject: 'Your Homiq password is new',
  text: `Hello,

the password of your Homiq account was changed on ${formatUtcTime(details.at)}. Every other browser was
signed out.

If it was not you, choose another one now:

${details.link}

Homiq
`,
})

/** After a sign-in with a new browser. */
export const newDeviceMail = (details: {
  readonly device: string
  readonly at: Date
  readonly link: string
}): MailText => ({
  subject: 'A new browser is signed in to Homiq',
  text: `Hello,

your Homiq account was signed in with a browser that it did not know.

When: ${formatUtcTime(details.at)}
With: ${details.device}

If it was you, there is nothing to do. If it was not, choose another password now, which signs out
every browser (if you sign in with Google or GitHub, change that password):

${details.link}

Homiq
`,
})

/** After the deletion of an account. */
export const deletionMail = (details: { readonly at: Date; readonly link: string }): MailText => ({
  subject: 'Your Homiq account is deleted',
  text: `Hello,

the Homiq account with this address was deleted on ${formatUtcTime(details.at)}, with all that we kept for
it. It cannot be brought back; you can register again at any time.

If it was not you, write to us:

${details.link}

Homiq
`,
})

/** Somebody who writes line breaks must not write lines of ours. */
const toLine = (text: string) => text.replace(/\s+/g, ' ')

/** To the team. */
export const contactMail = ({ name, email, subject, message }: ContactMessage): MailText => ({
  subject: `Homiq, contact: ${toLine(subject)}`,
  text: `Name: ${toLine(name)}
Email: ${toLine(email)}
Subject: ${toLine(subject)}

${message}
`,
})

/** Double opt-in of the newsletter. */
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

/** After the confirmation of a subscription. */
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
