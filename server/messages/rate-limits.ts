import { HOUR, type Limit } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by account, unless a comment or a name says otherwise. */
export const MESSAGE_LIMITS = {
  /** Messages of one account. */
  message: { name: 'message', points: 120, duration: HOUR },
  /** Messages of one account on its first day. */
  newMessage: { name: 'newMessage', points: 30, duration: HOUR },
  /** Mails to one reply address (up to 8 s of a thread). */
  mailReplyByAddress: { name: 'mailReplyByAddress', points: 30, duration: HOUR },
  /** Pictures in messages of one account (up to 3 s). */
  messagePicture: { name: 'messagePicture', points: 60, duration: HOUR },
  /** Pictures in messages of one account on its first day. */
  newMessagePicture: { name: 'newMessagePicture', points: 12, duration: HOUR },
  /** Owners' phone numbers that one account reveals. */
  ownerPhone: { name: 'ownerPhone', points: 20, duration: 24 * HOUR },
  /** Owners' phone numbers that are revealed to one client IP. */
  ownerPhoneByIp: { name: 'ownerPhoneByIp', points: 30, duration: HOUR },
  /** What one account does with viewing times (5 ms). */
  viewing: { name: 'viewing', points: 60, duration: HOUR },
  /** Answers of one account to questions about facts (30 ms). */
  factAnswer: { name: 'factAnswer', points: 60, duration: HOUR },
} as const satisfies Record<string, Limit>
