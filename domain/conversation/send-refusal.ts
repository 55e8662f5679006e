import { isObstacle, type Obstacle } from './permission.ts'

/** Why nothing was sent. */
export type SendRefusal =
  | Obstacle
  | 'not found'
  /** Nobody would see anything of it. */
  | 'empty'
  | 'too many'
  | 'too fast'
  | 'unanswered'
  | 'spam'
  | 'no pictures yet'
  | 'pictures full'
  /** A moderator has banned this person from writing. */
  | 'banned'
  /** Whoever begins a conversation confirms the email address first. */
  | 'unconfirmed'

const STATUS = {
  'not found': 404,
  empty: 400,
  spam: 400,
  'no pictures yet': 409,
  'pictures full': 409,
  banned: 403,
  unconfirmed: 403,
  unanswered: 429,
  'too many': 429,
  'too fast': 429,
} as const

export const isSendRefusal = (text: unknown): text is SendRefusal =>
  typeof text === 'string' && (isObstacle(text) || Object.hasOwn(STATUS, text))

/** The status of the response that says so. */
export const getRefusalStatus = (refusal: SendRefusal) =>
  isObstacle(refusal) ? 409 : STATUS[refusal]
