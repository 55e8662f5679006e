import { isObstacle, type Obstacle } from './permission.ts'

const SEND_REFUSALS = [
  'not found',
  /** The text has nothing visible. */
  'empty',
  'too many',
  'too fast',
  'unanswered',
  'spam',
  'no pictures yet',
  'pictures full',
  /** A moderator has banned this person from writing. */
  'banned',
  /** A new conversation requires a confirmed email address. */
  'unconfirmed',
] as const
export type SendRefusal = Obstacle | (typeof SEND_REFUSALS)[number]

export const isSendRefusal = (text: unknown): text is SendRefusal =>
  typeof text === 'string' &&
  (isObstacle(text) || SEND_REFUSALS.some((refusal) => refusal === text))
