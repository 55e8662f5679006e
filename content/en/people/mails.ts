import { formatLongDate } from '#content/en/format/date.ts'
import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailText } from '#domain/platform/text/mail-text.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'

/** "November 22, 2026, 12:00 (Kyiv time)". */
const formatMoment = (at: Date): string =>
  `${formatLongDate(toKyivDay(at))}, ${formatKyivTime(at)} (Kyiv time)`

const reason = mailReasons.account

/** Sent after a change of password. */
export const newPasswordMail = (details: { readonly at: Date; readonly link: string }): MailText =>
  writeMail({
    subject: 'Your Homiq password was changed',
    headline: 'Your password was changed',
    blocks: [
      `The password of your Homiq account was changed on ${formatMoment(details.at)}. Every other browser was
signed out.`,
      'If this was not you, choose another password now:',
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
    subject: 'New sign-in to Homiq',
    headline: 'New sign-in',
    blocks: [
      'Someone signed in to your Homiq account with a new browser.',
      {
        facts: [
          ['When', formatMoment(details.at)],
          ['Browser', details.device],
        ],
      },
      `If this was you, there is nothing to do. If not, choose another password now, which signs out
every browser (if you sign in with Google or GitHub, change that password):`,
      { button: 'Choose another password', link: details.link },
    ],
    reason,
  })

/** Sent after the deletion of an account. */
export const deletionMail = (details: { readonly at: Date; readonly link: string }): MailText =>
  writeMail({
    subject: 'Your Homiq account was deleted',
    headline: 'Your account was deleted',
    blocks: [
      `The Homiq account with this address was deleted on ${formatMoment(details.at)}, with everything we kept for
it. It cannot be restored, but you can register again at any time.`,
      'If this was not you, write to us:',
      { button: 'Write to us', link: details.link },
    ],
    reason: mailReasons.deletedAccount,
  })

export const passwordMail = (link: string): MailText =>
  writeMail({
    subject: 'Choose a new password for Homiq',
    headline: 'Choose a new password',
    blocks: [
      `Someone, probably you, asked for a new password for the Homiq account with this address.
Open this link within an hour to choose one:`,
      { button: 'Choose a new password', link },
    ],
    footer: ['If this was not you, ignore this email: your password stays as it is.'],
    reason,
  })

/** Sent after registration. */
export const confirmationMail = (link: string): MailText =>
  writeMail({
    subject: 'Confirm your address for Homiq',
    headline: 'Confirm your address',
    blocks: [
      `A Homiq account was created with this address. Open this link within three days, in the browser
where you are signed in, to confirm that the address is yours:`,
      { button: 'Confirm your address', link },
    ],
    footer: ['If this was not you, ignore this email: the account stays unconfirmed.'],
    reason,
  })
