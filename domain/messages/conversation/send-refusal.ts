import { isObstacle, type Obstacle } from './permission.ts'

export type SendRefusal =
  | Obstacle
  | 'not found'
  /** The text has nothing visible. */
  | 'empty'
  | 'too many'
  | 'too fast'
  | 'unanswered'
  | 'spam'
  | 'no pictures yet'
  | 'pictures full'
  /** A moderator has banned this person from writing. */
  | 'banned'
  /** A new conversation requires a confirmed email address. */
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

/** The HTTP status of the response. */
export const getRefusalStatus = (refusal: SendRefusal) =>
  isObstacle(refusal) ? 409 : STATUS[refusal]
