import type { PictureLimits } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'
import { formatPictureProblem } from './pictures.ts'

export const sendingTexts = {
  list: 'Pictures being sent',
  photo: 'Take a photo',
  drop: 'Or drop pictures here.',
  waiting: 'Waiting.',
  held: 'No connection. It will continue by itself.',
  reading: 'Sent. Being checked.',
  added: 'Added.',
  failed: 'Not added.',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
} as const

export const formatSending = (share: number) => `Sending, ${Math.round(share * 100)}%`

/** The accessible name of an element for one picture. */
export const sentPictureLabel = (action: string, name: string) => `${action}: ${name}`

/** Announced once all uploads have ended. */
export const formatSentOutcome = (added: number, failed: number) =>
  [
    added > 0 ? `${formatCount(added, 'picture')} added.` : '',
    failed > 0 ? `${formatCount(failed, 'picture')} not added.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** On the other steps of the form. */
export const formatOnTheirWay = (count: number) =>
  `${formatCount(count, 'picture')} of this home ${count === 1 ? 'is' : 'are'} still being sent. Keep this page open until then.`

export function formatSendProblem(
  problem: PictureProblem | 'signed out' | 'no answer',
  limits: PictureLimits,
): string {
  switch (problem) {
    case 'signed out':
      return 'You are signed out. Sign in in another tab, then try again.'
    case 'no answer':
      return 'Homiq could not take this picture. Try again in a moment.'
    default:
      return formatPictureProblem(problem, limits)
  }
}
