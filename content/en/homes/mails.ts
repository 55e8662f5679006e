import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'

/** Asks whether a home is still available (docs/product/homes.md, "Confirmation"). */
export const confirmHomeMail = (details: {
  readonly home: string
  readonly card: MailCard | null
  readonly isRental: boolean
  /** "December 3, 2026". */
  readonly end: string
  readonly isLast: boolean
  readonly freeLink: string
  readonly closedLink: string
}): MailText =>
  writeMail({
    subject: `${details.isLast ? 'Last reminder: is' : 'Is'} ${details.home} still available?`,
    headline: 'Is it still available?',
    card: details.card,
    blocks: [
      `You list this home on Homiq: ${details.home}.`,
      'If it is still available, open this link. You do not need to sign in:',
      { button: 'Still available', link: details.freeLink },
      `If it is ${details.isRental ? 'rented' : 'sold'}, take it off Homiq with this link:`,
      { link: details.closedLink },
      `Until you answer, it is shown below confirmed homes. Without an answer, it will be taken off Homiq on
${details.end}.`,
    ],
    reason: mailReasons.offer,
  })

/** A home ended because nobody confirmed it. */
export const endedHomeMail = (details: {
  readonly home: string
  readonly card: MailCard | null
  /** If the owner does not answer. */
  readonly days: number
  readonly link: string
}): MailText =>
  writeMail({
    subject: `${details.home} is no longer shown on Homiq`,
    headline: 'Your home is no longer shown',
    card: details.card,
    blocks: [
      `This home was not confirmed as still available for ${details.days} days, so it is no longer shown: ${details.home}.`,
      'If it is still available, list it again with one click, at the same address:',
      { button: 'List it again', link: details.link },
    ],
    reason: mailReasons.offer,
  })
