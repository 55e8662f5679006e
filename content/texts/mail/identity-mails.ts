import type { MailText } from './mails.ts'

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

/** After registration. */
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
