import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailText } from '#domain/platform/text/mail-text.ts'

/** "2026-11-22 at 10:00 UTC". UTC, because the recipient's time zone is unknown. */
const formatUtcTime = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`

const reason = mailReasons.account

/** Sent after a change of password. */
export const newPasswordMail = (details: { readonly at: Date; readonly link: string }): MailText =>
  writeMail({
    subject: 'Your Homiq password is new',
    headline: 'Your password is new',
    blocks: [
      `The password of your Homiq account was changed on ${formatUtcTime(details.at)}. Every other browser was
signed out.`,
      'If it was not you, choose another one now:',
      { button: 'Choose another password', link: details.link },
    ],
    reason,
  })

/** Sent after a sign-in with a new browser. */
export const newDeviceMail = (details: {
  readonly device: string
  readonly at: Date
  readonly link: string
}): MailText =>
  writeMail({
    subject: 'A new browser is signed in to Homiq',
    headline: 'A new browser is signed in',
    blocks: [
      'Your Homiq account was signed in with a browser that it did not know.',
      {
        facts: [
          ['When', formatUtcTime(details.at)],
          ['With', details.device],
        ],
      },
      `If it was you, there is nothing to do. If it was not, choose another password now, which signs out
every browser (if you sign in with Google or GitHub, change that password):`,
      { button: 'Choose another password', link: details.link },
    ],
    reason,
  })

/** Sent after the deletion of an account. */
export const deletionMail = (details: { readonly at: Date; readonly link: string }): MailText =>
  writeMail({
    subject: 'Your Homiq account is deleted',
    headline: 'Your account is deleted',
    blocks: [
      `The Homiq account with this address was deleted on ${formatUtcTime(details.at)}, with all that we kept for
it. It cannot be brought back; you can register again at any time.`,
      'If it was not you, write to us:',
      { button: 'Write to us', link: details.link },
    ],
    reason: mailReasons.deletedAccount,
  })

export const passwordMail = (link: string): MailText =>
  writeMail({
    subject: 'Choose a new password for Homiq',
    headline: 'Choose a new password',
    blocks: [
      `Someone, probably you, forgot the password of the Homiq account with this address.
Open this link within an hour to choose a new one:`,
      { button: 'Choose a new password', link },
    ],
    footer: ['If it was not you, ignore this message: your password stays as it is.'],
    reason,
  })

/** Sent after registration. */
export const confirmationMail = (link: string): MailText =>
  writeMail({
    subject: 'Confirm your address for Homiq',
    headline: 'Confirm your address',
    blocks: [
      `A Homiq account was made with this address. Open this link within three days, in the browser
where you are signed in, to confirm that the address is yours:`,
      { button: 'Confirm your address', link },
    ],
    footer: ['If it was not you, ignore this message: the account stays unconfirmed without you.'],
    reason,
  })
