import { formatPictureProblem } from '#content/uk/homes/pictures.ts'
import type { PictureLimits } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import type { ConversationLimits } from '#domain/messages/conversation/limits.ts'
import { NBSP } from '../format/number.ts'

export const messagePictureTexts = {
  hint: 'JPEG, PNG, WebP, AVIF або GIF. Геодані та інші метадані ми видаляємо.',
  early: 'Фото можна надсилати після першої відповіді.',
  only: 'Фото',
  reported: 'Переглянути фото',
} as const

export const formatPicturesLabel = ({ pictures }: Pick<ConversationLimits, 'pictures'>) =>
  `Додати фото (до${NBSP}${pictures})`

export const formatChosenPictures = (count: number) => `Вибрано ${count}${NBSP}фото`

/**
 * Alternative text, counted from 1.
 *
 * @param sender "Власник", "Ви"
 */
export const formatPictureOf = (number: number, count: number, sender: string) =>
  `${sender}: фото ${number} з${NBSP}${count}`

/** Why a message with pictures was not sent, and what to do. */
export const formatMessagePictureProblems = (
  problems: readonly PictureProblem[],
  limits: ConversationLimits,
  pictureLimits: PictureLimits,
): string => [...new Set(problems)].map((it) => formatProblem(it, limits, pictureLimits)).join(' ')

function formatProblem(
  problem: PictureProblem,
  { pictures }: ConversationLimits,
  pictureLimits: PictureLimits,
): string {
  if (problem === 'too many')
    return `В одному повідомленні може бути до ${pictures}${NBSP}фото. Виберіть менше, а решту надішліть наступним.`
  if (problem === 'cut off')
    return 'З’єднання перервалося, тож нічого не надіслано. Виберіть фото й надішліть їх ще раз.'
  return formatPictureProblem(problem, pictureLimits)
}
