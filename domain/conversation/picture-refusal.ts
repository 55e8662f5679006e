import type { PictureProblem } from '#domain/picture/picture-problem.ts'
import type { SendRefusal } from './send-refusal.ts'

/** Fields of a form whose pictures were received before it came to its page: why it was not sent. */
export const SEND_REFUSAL_FIELD = 'refusal'
/** Why its pictures were not taken; as often as there are such. */
export const PICTURE_PROBLEM_FIELD = 'refused'

interface SentAnswer {
  readonly seq: number
  /** ISO 8601; none where it had been taken before. */
  readonly sentAt?: string | undefined
}

/** What a script reads that posts a message. */
export type PostedAnswer =
  | SentAnswer
  | { readonly refusal: SendRefusal }
  | { readonly refused: readonly PictureProblem[] }
