import type { MailText } from '#content/texts/mail-text.ts'
import type { ViewingReminder } from '#domain/messages/viewing/reminder.ts'

export type ViewingNews = 'taken' | 'canceled' | ViewingReminder

const SUBJECTS: Readonly<Record<ViewingNews, string>> = {
  taken: 'Viewing agreed',
  canceled: 'Viewing canceled',
  day: 'Viewing within a day',
  soon: 'Viewing soon',
}

const SENTENCES: Readonly<Record<ViewingNews, (other: string) => string>> = {
  taken: (other) => `you have agreed on a viewing with ${other}.`,
  canceled: (other) => `your viewing with ${other} is canceled.`,
  day: (other) => `a reminder of your viewing with ${other}.`,
  soon: (other) => `your viewing with ${other} begins soon.`,
}

/** Reveals neither the account nor the email address of the counterpart. */
export const viewingMail = (details: {
  readonly news: ViewingNews
  /** "the owner". */
  readonly other: string
  readonly home: string
  readonly time: string
  /** The place, as exactly as the reader may know it. */
  readonly place: string
  readonly link: string
  readonly settingsLink: string
}): MailText => ({
  subject: `${SUBJECTS[details.news]}: ${details.home}`,
  text: `Hello,

${SENTENCES[details.news](details.other)}

Home:  ${details.home}
When:  ${details.time} (Kyiv time)
${details.news === 'canceled' || details.place === '' ? '' : `Where: ${details.place}\n`}
${details.news === 'canceled' ? 'Write to each other, or agree on another time, here' : 'Write to each other, or cancel it, here'}:

${details.link}

Never pay before you have seen a home. If you want no mails about messages and viewings, say so at
the end of your messages:

${details.settingsLink}

Homiq
`,
})
