import { isObstacle, type Obstacle } from './permission.ts'

/** Why nothing was sent. */
export type SendRefusal =
  | Obstacle
  | 'not found'
  | 'too many'
  | 'too fast'
  | 'unanswered'
  | 'spam'
  /** A moderator found a report of this person right. */
  | 'barred'

const STATUS = {
  'not found': 404,
  spam: 400,
  barred: 403,
  unanswered: 429,
  'too many': 429,
  'too fast': 429,
} as const

/** The status of the response that says so. */
export const getRefusalStatus = (refusal: SendRefusal) =>
  isObstacle(refusal) ? 409 : STATUS[refusal]
