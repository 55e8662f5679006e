import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import type { SendRefusal } from './send-refusal.ts'

/** Form fields that tell the page why a form with pictures was not sent. */
export const SEND_REFUSAL_FIELD = 'refusal'
/** Why pictures were refused; one field per reason. */
export const PICTURE_PROBLEM_FIELD = 'refused'

export interface SentAnswer {
  readonly seq: number
  /** ISO 8601; missing if the message was stored before. */
  readonly sentAt?: string | undefined
}

/** The response to a script that posts a message. */
export type PostedAnswer =
  | SentAnswer
  | { readonly refusal: SendRefusal }
  | { readonly refused: readonly PictureProblem[] }
