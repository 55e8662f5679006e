import { formatPictureProblem } from '#content/en/homes/pictures.ts'
import type { PictureLimits } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import type { ConversationLimits } from '#domain/messages/conversation/limits.ts'

export const messagePictureTexts = {
  hint: 'JPEG, PNG, WebP, AVIF or GIF. Location data and other metadata are removed.',
  early: 'You can send pictures once you have a reply.',
  only: 'Pictures',
  reported: 'Look at its pictures',
} as const

export const formatPicturesLabel = ({ pictures }: Pick<ConversationLimits, 'pictures'>) =>
  `Add up to ${pictures} pictures`

export const formatChosenPictures = (count: number) =>
  count === 1 ? '1 picture chosen' : `${count} pictures chosen`

/**
 * Alternative text, counted from 1.
 *
 * @param sender "The owner", "You"
 */
export const formatPictureOf = (number: number, count: number, sender: string) =>
  `Picture ${number} of ${count} from ${sender.replace(/^(The|You)\b/, (word) => word.toLowerCase())}`

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
    return `A message can have up to ${pictures} pictures. Choose fewer, and send the others in the next one.`
  if (problem === 'cut off')
    return 'The connection was lost, so nothing was sent. Choose the pictures and send them again.'
  return formatPictureProblem(problem, pictureLimits)
}
