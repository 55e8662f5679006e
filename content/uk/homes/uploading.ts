import type * as English from '#content/en/homes/uploading.ts'
import { formatNumber } from '../format/number.ts'
import { formatPictureProblem } from './pictures.ts'

export const sendingTexts = {
  list: 'Надсилання фото',
  photo: 'Зробити фото',
  drop: 'Або перетягніть фото сюди.',
  waiting: 'Очікує.',
  held: 'Немає інтернету. Надішлемо, щойно він з’явиться.',
  reading: 'Надіслано. Перевіряємо.',
  added: 'Додано.',
  failed: 'Не додано.',
  cancel: 'Скасувати',
  dismiss: 'Прибрати',
  tryAgain: 'Спробувати ще раз',
} as const

export const formatSending = (share: number) => `Надсилаємо, ${Math.round(share * 100)}\u00a0%`

/** The accessible name of an element for one picture. */
export const sentPictureLabel = (action: string, name: string) => `${action}: ${name}`

/** Announced once all uploads have ended. */
export const formatSentOutcome = (added: number, failed: number) =>
  [
    added > 0 ? `Додано ${formatNumber(added)}\u00a0фото.` : '',
    failed > 0 ? `Не додано ${formatNumber(failed)}\u00a0фото.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** On the other steps of the form. */
export const formatOnTheirWay = (count: number) =>
  `Ще надсилаємо ${formatNumber(count)}\u00a0фото цього оголошення. Не закривайте сторінку, доки не закінчимо.`

export const formatSendProblem: typeof English.formatSendProblem = (problem, limits) => {
  switch (problem) {
    case 'signed out':
      return 'Ви вийшли з облікового запису. Увійдіть в іншій вкладці та спробуйте ще раз.'
    case 'no answer':
      return 'Homiq не вдалося прийняти це фото. Спробуйте ще раз за хвилину.'
    default:
      return formatPictureProblem(problem, limits)
  }
}
