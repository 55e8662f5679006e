import type * as English from '#content/en/homes/mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import { formatCount } from '../format/number.ts'

/** Asks whether a home is still available (docs/product/homes.md, "Confirmation"). */
export const confirmHomeMail: typeof English.confirmHomeMail = (details) =>
  writeMail({
    subject: `${details.isLast ? 'Останнє нагадування: ще актуально?' : 'Ще актуально?'} ${details.home}`,
    headline: 'Оголошення ще актуальне?',
    card: details.card,
    blocks: [
      `Ваше оголошення на Homiq: ${details.home}.`,
      'Якщо воно ще актуальне, відкрийте це посилання. Входити не потрібно:',
      { button: 'Ще актуально', link: details.freeLink },
      `Якщо житло вже ${details.isRental ? 'здано' : 'продано'}, зніміть оголошення із сайту за цим посиланням:`,
      { link: details.closedLink },
      `Поки ви не відповісте, оголошення стоїть нижче за підтверджені. Якщо відповіді не буде,
${details.end} воно зникне з Homiq.`,
    ],
    reason: mailReasons.offer,
  })

/** A home ended because nobody confirmed it. */
export const endedHomeMail: typeof English.endedHomeMail = (details) =>
  writeMail({
    subject: `Оголошення більше не показується: ${details.home}`,
    headline: 'Ваше оголошення більше не показується',
    card: details.card,
    blocks: [
      `Це оголошення не підтверджували ${formatCount(details.days, 'день', 'дні', 'днів')}, тому воно більше не показується: ${details.home}.`,
      'Якщо житло ще доступне, опублікуйте оголошення знову. Посилання на нього не зміниться:',
      { button: 'Опублікувати знову', link: details.link },
    ],
    reason: mailReasons.offer,
  })
