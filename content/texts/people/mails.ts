import type { MailText } from '#content/texts/mail-text.ts'

/** "2026-11-22 at 10:00 UTC". UTC, because the recipient's time zone is unknown. */
const formatUtcTime = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`

/** Sent after a change of password. */
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

/** Sent after a sign-in with a new browser. */
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

/** Sent after the deletion of an account. */
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

export const passwordMail = (link: string): MailText => ({
  subject: 'Choose a new password for Homiq',
  text: `Hello,

someone, probably you, forgot the password of the Homiq account with this address.
Open this link within an hour to choose a new one:

${link}

If it was not you, ignore this message: your password stays as it is.

Homiq
`,
})

/** Sent after registration. */
export const confirmationMail = (link: string): MailText => ({
  subject: 'Confirm your address for Homiq',
  text: `Hello,

a Homiq account was made with this address. Open this link within three days, where you are signed
in to it, to confirm that the address is yours:

${link}

If it was not you, ignore this message: the account stays unconfirmed without you.

Homiq
`,
})
