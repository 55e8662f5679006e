import type * as English from '#content/en/people/mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { formatLongDate } from '../format/date.ts'
import { wordDevice } from './device.ts'

/** "22 листопада 2026 р., 12:00 (за Києвом)". */
const formatMoment = (at: Date): string =>
  `${formatLongDate(toKyivDay(at))}, ${formatKyivTime(at)} (за\u00a0Києвом)`

const reason = mailReasons.account

/** Sent after a change of password. */
export const newPasswordMail: typeof English.newPasswordMail = (details) =>
  writeMail({
    subject: 'Пароль на Homiq змінено',
    headline: 'Пароль змінено',
    blocks: [
      `Пароль вашого облікового запису на Homiq змінено ${formatMoment(details.at)}. Сеанси в усіх інших
браузерах завершено.`,
      'Якщо це зробили не ви, одразу створіть інший пароль:',
      { button: 'Створити інший пароль', link: details.link },
    ],
    reason,
  })

/** Sent after a sign-in with a new browser. */
export const newDeviceMail: typeof English.newDeviceMail = (details) =>
  writeMail({
    subject: 'Новий вхід на Homiq',
    headline: 'Новий вхід',
    blocks: [
      'До вашого облікового запису на Homiq увійшли з нового браузера.',
      {
        facts: [
          ['Коли', formatMoment(details.at)],
          ['Браузер', wordDevice(details.device)],
        ],
      },
      `Якщо це ви, нічого робити не треба. Якщо ні, одразу створіть інший пароль: тоді всі сеанси буде
завершено (а якщо ви входите через Google чи GitHub, змініть пароль там):`,
      { button: 'Створити інший пароль', link: details.link },
    ],
    reason,
  })

/** Sent after the deletion of an account. */
export const deletionMail: typeof English.deletionMail = (details) =>
  writeMail({
    subject: 'Обліковий запис на Homiq видалено',
    headline: 'Обліковий запис видалено',
    blocks: [
      `Обліковий запис на Homiq із цією адресою видалено ${formatMoment(details.at)} разом з усім, що ми
для нього зберігали. Повернути його не можна, але ви можете зареєструватися знову.`,
      'Якщо це зробили не ви, напишіть нам:',
      { button: 'Написати нам', link: details.link },
    ],
    reason: mailReasons.deletedAccount,
  })

export const passwordMail: typeof English.passwordMail = (link) =>
  writeMail({
    subject: 'Новий пароль для Homiq',
    headline: 'Створіть новий пароль',
    blocks: [
      `Хтось (мабуть, ви) хоче змінити пароль облікового запису на Homiq із цією адресою.
Щоб створити новий пароль, відкрийте посилання протягом години:`,
      { button: 'Створити новий пароль', link },
    ],
    footer: ['Якщо це не ви, просто не зважайте на цей лист: пароль не зміниться.'],
    reason,
  })

/** Sent after registration. */
export const confirmationMail: typeof English.confirmationMail = (link) =>
  writeMail({
    subject: 'Підтвердьте електронну пошту для Homiq',
    headline: 'Підтвердьте електронну пошту',
    blocks: [
      `Із цією адресою створено обліковий запис на Homiq. Щоб підтвердити, що адреса ваша, відкрийте
посилання протягом трьох днів у браузері, де ви увійшли:`,
      { button: 'Підтвердити адресу', link },
    ],
    footer: [
      'Якщо це зробили не ви, просто не зважайте на цей лист: адреса залишиться непідтвердженою.',
    ],
    reason,
  })
