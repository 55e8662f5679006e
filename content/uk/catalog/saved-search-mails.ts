import type * as English from '#content/en/catalog/saved-search-mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import { formatCount } from '#content/uk/format/number.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'

const countHomes = (count: number) => formatCount(count, 'оголошення', 'оголошення', 'оголошень')

/** «Сповіщення 7: 14 оголошень». */
export const formatAlertTitle = (number: number, homes: number): string =>
  `Сповіщення ${number}: ${countHomes(homes)}`

export const alertMail: typeof English.alertMail = (alert) => {
  const { name, number, homes, cards, link, settingsLink } = alert
  const left = homes - cards.length
  return writeMail({
    subject: `${countHomes(homes)}: ${name}`,
    headline: formatAlertTitle(number, homes),
    blocks: [
      `Новини за вашим пошуком «${name}»:`,
      { cards },
      ...(left > 0 ? [`На сторінці сповіщення є ще ${countHomes(left)}.`] : []),
      {
        button: homes === 1 ? 'Переглянути сповіщення' : `Переглянути всі ${countHomes(homes)}`,
        link,
      },
    ],
    footer: [
      'Змінити, як часто надходять ці листи, або відмовитися від них:',
      { link: settingsLink },
    ],
    reason: mailReasons.search,
  })
}

export const confirmSearchMail: typeof English.confirmSearchMail = (link) =>
  writeMail({
    subject: 'Підтвердьте збережений пошук',
    headline: 'Підтвердьте збережений пошук',
    blocks: [
      'Цю адресу вказали, щоб отримувати новини за пошуком на Homiq. Якщо це зробили ви, підтвердьте:',
      { button: 'Підтвердити', link },
    ],
    footer: [
      'Якщо це були не ви, просто не зважайте на цей лист. За тиждень ми видалимо цей пошук.',
    ],
    reason: mailReasons.search,
  })
