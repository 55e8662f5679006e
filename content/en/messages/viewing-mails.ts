import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { Counterpart } from '#domain/messages/conversation/party.ts'
import type { ViewingNews } from '#domain/messages/viewing/reminder.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'
import { formatSeeker } from './messages.ts'

const SUBJECTS: Readonly<Record<ViewingNews, string>> = {
  taken: 'Viewing agreed',
  canceled: 'Viewing canceled',
  ended: 'Viewing canceled',
  day: 'Viewing within 24 hours',
  soon: 'Viewing soon',
}

const SENTENCES: Readonly<Record<ViewingNews, (other: string) => string>> = {
  taken: (other) => `You have agreed on a viewing with ${other}.`,
  canceled: (other) => `Your viewing with ${other} is canceled.`,
  ended: (other) =>
    `Your viewing with ${other} is canceled because your conversation has ended. You can no longer write to each other.`,
  day: (other) => `This is a reminder of your viewing with ${other}.`,
  soon: (other) => `Your viewing with ${other} begins soon.`,
}

const LINK_LEADS: Readonly<Partial<Record<ViewingNews, string>>> = {
  canceled: 'Write to each other or agree on another time here',
  ended: 'Read the conversation here',
}

const nameOther = (other: Counterpart) =>
  typeof other === 'number' ? formatSeeker(other) : `the ${other}`

const isOver = (news: ViewingNews) => news === 'canceled' || news === 'ended'

/** Reveals neither the account nor the email address of the counterpart. */
export const viewingMail = (details: {
  readonly news: ViewingNews
  readonly other: Counterpart
  readonly home: string
  readonly card: MailCard | null
  readonly time: string
  /** The place, as exactly as the reader may know it. */
  readonly place: string
  readonly link: string
  readonly settingsLink: string
}): MailText =>
  writeMail({
    subject: `${SUBJECTS[details.news]}: ${details.home}`,
    headline: SUBJECTS[details.news],
    card: details.card,
    blocks: [
      SENTENCES[details.news](nameOther(details.other)),
      {
        facts: [
          ['Home', details.home],
          ['When', `${details.time} (Kyiv time)`],
          ...(isOver(details.news) || details.place === ''
            ? []
            : [['Where', details.place] as const]),
        ],
      },
      `${LINK_LEADS[details.news] ?? 'Write to each other or cancel here'}:`,
      { button: 'Open the conversation', link: details.link },
      'Never pay before you have seen a home.',
    ],
    footer: [
      'To turn off emails about messages and viewings, open your messages:',
      { link: details.settingsLink },
    ],
    reason: mailReasons.conversation,
  })
