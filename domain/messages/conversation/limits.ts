import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/platform/time/durations.ts'

export const CONVERSATION_LIMITS = {
  /** Length of a message, in UTF-16 units. */
  maxLength: 2_000,
  /** Length of the key that tells a repeated message from a new one. */
  keyLength: 100,
  /** Conversations that an account may start within 24 hours. */
  maxStartsPerDay: 20,
  /** Conversations that a new account may start within 24 hours. */
  maxStartsPerDayNew: 3,
  /** How many messages a seeker may send before the owner first answers. */
  unanswered: 5,
  /** Pictures of a message. */
  pictures: 4,
  /** Stored width in pixels; wider pictures are shrunk. */
  pictureWidth: 1_280,
  /** Bytes of all pictures that one account has sent. */
  pictureBytes: 100_000_000,
  /** How long a message stays unread before a mail announces it, in milliseconds. */
  mailDelayMs: MINUTE_MS,
  /** After this time, no mail announces an unread message, in milliseconds. */
  maxMailAgeMs: 72 * HOUR_MS,
  /** How long an account is new, in milliseconds. */
  newAccountMs: DAY_MS,
} as const

export type ConversationLimits = typeof CONVERSATION_LIMITS

/** @param start of the account; `null` if unknown */
export const isNewSince = (start: Date | null, now: Date): boolean =>
  start !== null && now.getTime() - start.getTime() < CONVERSATION_LIMITS.newAccountMs
