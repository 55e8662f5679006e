import type * as English from '#content/en/moderation/mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import type { ClaimOutcome } from '#domain/safety/claim-outcome.ts'
import { checkLinks } from '../homes/home-check.ts'
import { mailReasons } from '../mail-frame.ts'

const OUTCOMES: Readonly<Record<ClaimOutcome, string>> = {
  granted:
    'Модерація порівняла обидва оголошення й погодилася: власник житла\u00a0— ви. Друге оголошення більше не показується.',
  dismissed:
    'Модерація порівняла обидва оголошення, але не змогла підтвердити, що власник житла\u00a0— ви. Тож друге оголошення залишається.',
}

/**
 * The outcome of a claim, for its claimer. Omits the street address, because it may be withheld.
 */
export const claimOutcomeMail: typeof English.claimOutcomeMail = (details) =>
  writeMail({
    subject: 'Homiq: рішення щодо вашої заяви',
    headline: 'Рішення щодо вашої заяви',
    blocks: [
      'Ви повідомили, що інше оголошення на Homiq показує ваше житло.',
      OUTCOMES[details.outcome],
      'Докладніше:',
      { button: 'Переглянути заяву', link: details.link },
    ],
    reason: mailReasons.offer,
  })

/** What a moderator decided about the picture with the code, for the owner of the home. */
export const checkOutcomeMail: typeof English.checkOutcomeMail = (details) => {
  const { home, reason, until, link, card } = details
  if (reason === null)
    return writeMail({
      subject: `Перевірку особи пройдено: ${home}`,
      headline: 'Перевірку особи пройдено',
      card,
      blocks: [
        `Модерація перевірила ваше фото з кодом. До ${until} на сторінці цього оголошення є позначка «Перевірена особа»: ${home}.`,
        'Подивіться:',
        { button: 'Переглянути перевірку', link },
      ],
      reason: mailReasons.offer,
    })
  return writeMail({
    subject: `Надішліть інше фото для перевірки: ${home}`,
    headline: 'Надішліть інше фото',
    card,
    blocks: [
      `Модерація перевірила ваше фото з кодом, але воно не підтверджує, що ви були в цьому житлі: ${home}.`,
      'Відповідь модератора:',
      { quotes: [reason] },
      'Отримайте тут новий код і\u00a0зробіть інше фото:',
      { button: checkLinks.none, link },
    ],
    reason: mailReasons.offer,
  })
}

const APPROVED = {
  home: {
    subject: 'Ваше оголошення вже на Homiq',
    headline: 'Ваше оголошення вже на Homiq',
    lead: 'Модерація схвалила ваше оголошення, і відвідувачі вже його бачать',
  },
  change: {
    subject: 'Зміни вже на Homiq',
    headline: 'Ваші зміни вже на Homiq',
    lead: 'Модерація схвалила ваші зміни, і відвідувачі бачать оновлене оголошення',
  },
} as const

const REJECTED = {
  home: {
    subject: 'Потрібні зміни перед публікацією',
    lead: 'Модерація переглянула ваше оголошення, але поки не схвалила його',
    outlook: 'Внесіть зміни й надішліть оголошення на перевірку ще раз.',
  },
  'shown home': {
    subject: 'Потрібні зміни, щоб знову показувати оголошення',
    lead: 'Модерація ще раз переглянула ваше оголошення, і зараз воно не показується',
    outlook:
      'Внесіть зміни й надішліть оголошення на перевірку ще раз. Поки що на його сторінці написано, що воно оновлюється й скоро повернеться.',
  },
  change: {
    subject: 'Зміни поки не схвалено',
    lead: 'Модерація переглянула ваші зміни, але поки не схвалила їх',
    outlook:
      'Виправте їх і надішліть на перевірку ще раз. Поки що відвідувачі бачать оголошення без змін.',
  },
} as const

/** What a moderator decided about a home, for its owner (docs/product/moderation.md, "Moderation"). */
export const decisionMail: typeof English.decisionMail = (details) => {
  const { home, about, reason, link, card } = details
  if (reason === null) {
    const { subject, headline, lead } = APPROVED[about === 'change' ? 'change' : 'home']
    return writeMail({
      subject: `${subject}: ${home}`,
      headline,
      card,
      blocks: [`${lead}: ${home}.`, 'Подивіться:', { button: 'Переглянути оголошення', link }],
      reason: mailReasons.offer,
    })
  }
  const { subject, lead, outlook } = REJECTED[about]
  return writeMail({
    subject: `${subject}: ${home}`,
    headline: 'Потрібні зміни',
    card,
    blocks: [
      `${lead}: ${home}.`,
      'Відповідь модератора:',
      { quotes: [reason] },
      `${outlook} Якщо ви не згодні, рішення можна оскаржити в розділі «Мої оголошення».`,
      'Відкрийте оголошення тут:',
      { button: 'Редагувати оголошення', link },
    ],
    reason: mailReasons.offer,
  })
}
