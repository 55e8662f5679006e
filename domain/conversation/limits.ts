const MINUTE = 60
const HOUR = 60 * MINUTE

export const CONVERSATION_LIMITS = {
  /** Of a message, in UTF-16 units. */
  maxLength: 2_000,
  /** Of the key that tells a repeated message from a new one. */
  keyLength: 100,
  /** Conversations that an account may start within 24 hours. */
  maxStartsPerDay: 20,
  /** The same while the account is new. */
  maxStartsPerDayNew: 3,
  /** How many messages may stand unanswered in a conversation that the other never wrote in. */
  unanswered: 5,
  /** Pictures of a message. */
  pictures: 4,
  /** Pixels that are kept of a wider one. */
  pictureWidth: 1_280,
  /** Of all pictures that an account sent, in bytes. */
  pictureBytes: 100_000_000,
  /** How long a message waits for its reader until a mail tells of it, in milliseconds. */
  mailDelayMs: MINUTE * 1_000,
  /** Of a message that waits for longer no mail tells, in milliseconds. */
  maxMailAgeMs: 72 * HOUR * 1_000,
  /** An account is new for so long, in milliseconds. */
  newAccountMs: 24 * HOUR * 1_000,
} as const

export type ConversationLimits = typeof CONVERSATION_LIMITS

export const getStartLimit = (isNew: boolean, limits: ConversationLimits): number =>
  isNew ? limits.maxStartsPerDayNew : limits.maxStartsPerDay
