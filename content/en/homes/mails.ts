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
    subject: `${details.isLast ? 'Last mail before it ends: is' : 'Is'} ${details.home} still available?`,
    headline: 'Is it still available?',
    card: details.card,
    blocks: [
      `You offer this home on Homiq: ${details.home}.`,
      'Is it still available? Then open this link. You need not sign in:',
      { button: 'Still available', link: details.freeLink },
      `If it is ${details.isRental ? 'rented' : 'sold'}, take it off the site with this one:`,
      { link: details.closedLink },
      `Until you answer it is shown after the homes that were confirmed. Without an answer it ends on
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
    subject: `${details.home} is not shown on Homiq any more`,
    headline: 'Your home is not shown any more',
    card: details.card,
    blocks: [
      `Nobody has said for ${details.days} days that this home is still available, so it is not shown any more: ${details.home}.`,
      'If it is, list it again with one press, under its old address:',
      { button: 'List it again', link: details.link },
    ],
    reason: mailReasons.offer,
  })
