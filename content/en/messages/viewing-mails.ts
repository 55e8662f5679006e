import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { ViewingReminder } from '#domain/messages/viewing/reminder.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'

export type ViewingNews = 'taken' | 'canceled' | 'ended' | ViewingReminder

const SUBJECTS: Readonly<Record<ViewingNews, string>> = {
  taken: 'Viewing agreed',
  canceled: 'Viewing canceled',
  ended: 'Viewing canceled',
  day: 'Viewing within a day',
  soon: 'Viewing soon',
}

const SENTENCES: Readonly<Record<ViewingNews, (other: string) => string>> = {
  taken: (other) => `You have agreed on a viewing with ${other}.`,
  canceled: (other) => `Your viewing with ${other} is canceled.`,
  ended: (other) =>
    `Your viewing with ${other} is canceled, because your conversation has ended. You cannot write to each other any more.`,
  day: (other) => `This is a reminder of your viewing with ${other}.`,
  soon: (other) => `Your viewing with ${other} begins soon.`,
}

const LINK_LEADS: Readonly<Partial<Record<ViewingNews, string>>> = {
  canceled: 'Write to each other, or agree on another time, here',
  ended: 'Read what was written, here',
}

const isOver = (news: ViewingNews) => news === 'canceled' || news === 'ended'

/** Reveals neither the account nor the email address of the counterpart. */
export const viewingMail = (details: {
  readonly news: ViewingNews
  /** "the owner". */
  readonly other: string
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
      SENTENCES[details.news](details.other),
      {
        facts: [
          ['Home', details.home],
          ['When', `${details.time} (Kyiv time)`],
          ...(isOver(details.news) || details.place === ''
            ? []
            : [['Where', details.place] as const]),
        ],
      },
      `${LINK_LEADS[details.news] ?? 'Write to each other, or cancel it, here'}:`,
      { button: 'Open the conversation', link: details.link },
      'Never pay before you have seen a home.',
    ],
    footer: [
      'If you want no mails about messages and viewings, say so at the end of your messages:',
      { link: details.settingsLink },
    ],
    reason: mailReasons.conversation,
  })
