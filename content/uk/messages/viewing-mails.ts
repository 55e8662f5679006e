import type * as English from '#content/en/messages/viewing-mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import type { Counterpart, Offerer } from '#domain/messages/conversation/party.ts'
import type { ViewingNews } from '#domain/messages/viewing/reminder.ts'
import { NBSP } from '../format/number.ts'
import { messagesTexts } from './messages.ts'

const SUBJECTS: Readonly<Record<ViewingNews, string>> = {
  taken: 'Показ призначено',
  canceled: 'Показ скасовано',
  ended: 'Показ скасовано',
  day: 'Нагадування про показ',
  soon: 'Скоро показ',
}

const SENTENCES: Readonly<Record<ViewingNews, (withOther: string) => string>> = {
  taken: (withOther) => `Ви домовилися про показ ${withOther}.`,
  canceled: (withOther) => `Показ, про який ви домовилися ${withOther}, скасовано.`,
  ended: (withOther) =>
    `Показ, про який ви домовилися ${withOther}, скасовано, бо розмову завершено. Писати одне одному більше не можна.`,
  day: (withOther) => `Нагадуємо: ви домовилися про показ ${withOther}.`,
  soon: (withOther) => `Скоро показ, про який ви домовилися ${withOther}.`,
}

const LINK_LEADS: Readonly<Partial<Record<ViewingNews, string>>> = {
  canceled: 'Написати одне одному або домовитися про інший час можна тут',
  ended: 'Прочитати розмову можна тут',
}

const WITH_OFFERER: Readonly<Record<Offerer, string>> = {
  owner: 'із власником',
  realtor: 'з рієлтором',
}

const nameWithOther = (other: Counterpart) =>
  typeof other === 'number' ? `з користувачем${NBSP}${other}` : WITH_OFFERER[other]

const isOver = (news: ViewingNews) => news === 'canceled' || news === 'ended'

/** Reveals neither the account nor the email address of the counterpart. */
export const viewingMail: typeof English.viewingMail = (details) =>
  writeMail({
    subject: `${SUBJECTS[details.news]}: ${details.home}`,
    headline: SUBJECTS[details.news],
    card: details.card,
    blocks: [
      SENTENCES[details.news](nameWithOther(details.other)),
      {
        facts: [
          ['Квартира', details.home],
          ['Коли', `${details.time} (за Києвом)`],
          ...(isOver(details.news) || details.place === '' ? [] : [['Де', details.place] as const]),
        ],
      },
      `${LINK_LEADS[details.news] ?? 'Написати одне одному або скасувати показ можна тут'}:`,
      { button: 'Відкрити розмову', link: details.link },
      ...(typeof details.other === 'number' ? [] : [messagesTexts.safety]),
    ],
    footer: [
      'Вимкнути листи про повідомлення й покази можна на сторінці повідомлень:',
      { link: details.settingsLink },
    ],
    reason: mailReasons.conversation,
  })
