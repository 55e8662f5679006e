import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'

/** "Alert 7: 14 homes". */
export const formatAlertTitle = (number: number, homes: number): string =>
  `Alert ${number}: ${formatCount(homes, 'home')}`

interface AlertMail {
  /** Of the search. */
  readonly name: string
  readonly number: number
  readonly homes: number
  /** The first of them. */
  readonly cards: readonly MailCard[]
  /** The page that shows all of them. */
  readonly link: string
  readonly settingsLink: string
}

/** What has changed for a saved search. */
export function alertMail(alert: AlertMail): MailText {
  const { name, number, homes, cards, link, settingsLink } = alert
  const count = formatCount(homes, 'home')
  const left = homes - cards.length
  return writeMail({
    subject: `${count}: ${name}`,
    headline: formatAlertTitle(number, homes),
    blocks: [
      `News for your search “${name}”:`,
      { cards },
      ...(left > 0
        ? [`The page of this alert also shows the other ${formatCount(left, 'home')}.`]
        : []),
      { button: homes === 1 ? 'See the alert' : `See all ${count}`, link },
    ],
    footer: ['Change how often you get these emails, or end them:', { link: settingsLink }],
    reason: mailReasons.search,
  })
}

/** The double opt-in of a search that is saved by an email address. */
export const confirmSearchMail = (link: string): MailText =>
  writeMail({
    subject: 'Confirm your saved search',
    headline: 'Confirm your saved search',
    blocks: [
      'Someone, probably you, asked to be told at this address of homes for a search on Homiq. Open this link to confirm:',
      { button: 'Confirm', link },
    ],
    footer: ['If it was not you, ignore this email. We delete the search after a week.'],
    reason: mailReasons.search,
  })
