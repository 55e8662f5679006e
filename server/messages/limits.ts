import { HOUR, type Limit } from '#server/platform/http/limits/rate-limit.ts'

/** By account unless a comment or a name says otherwise. */
export const MESSAGE_LIMITS = {
  /** Messages of one account. */
  message: { name: 'message', points: 120, duration: HOUR },
  /** The same on the first day of an account. */
  newMessage: { name: 'newMessage', points: 30, duration: HOUR },
  /** Mails to one reply address (up to 8 s of a thread). */
  mailReplyByAddress: { name: 'mailReplyByAddress', points: 30, duration: HOUR },
  /** Pictures in messages of one account (up to 3 s). */
  messagePicture: { name: 'messagePicture', points: 60, duration: HOUR },
  /** The same on the first day of an account. */
  newMessagePicture: { name: 'newMessagePicture', points: 12, duration: HOUR },
  /** Owners' phone numbers that one account reveals. */
  ownerPhone: { name: 'ownerPhone', points: 20, duration: 24 * HOUR },
  /** The same per client IP. */
  ownerPhoneByIp: { name: 'ownerPhoneByIp', points: 30, duration: HOUR },
  /** What one account does with viewing times (5 ms). */
  viewing: { name: 'viewing', points: 60, duration: HOUR },
} as const satisfies Record<string, Limit>
