import { HOUR, type Limit, MINUTE } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by client IP. */
export const PEOPLE_LIMITS = {
  /** Sessions are created or extended with each new token, once an hour per person. */
  session: { name: 'session', points: 300, duration: MINUTE },
  /** Every click on a provider's button stores an attempt. */
  oauth: { name: 'oauth', points: 60, duration: MINUTE },
} as const satisfies Record<string, Limit>

/**
 * Limits of the identity service, some of them by account. Those by client IP are wide, because
 * many people may share one (carrier-grade NAT); those by account fit a person who tries to
 * remember a password.
 */
export const IDENTITY_LIMITS = {
  /** Wrong passwords from one client IP, over all accounts. */
  signInByIp: { name: 'signInByAddress', points: 100, duration: 15 * MINUTE },
  /** Wrong passwords for one account from one client IP. */
  signInByPair: { name: 'signInByPair', points: 10, duration: 15 * MINUTE },
  /** Wrong passwords for one account from IPs that have not signed in to it. */
  signInByAccount: { name: 'signInByAccount', points: 100, duration: 15 * MINUTE },
  /** Passwords for one account from one client IP, right or wrong: each costs a hash (0.35 s). */
  passwordsByPair: { name: 'passwordsByPair', points: 30, duration: MINUTE },
  /** Passwords from one client IP, over all accounts. */
  passwordsByIp: { name: 'passwordsByAddress', points: 300, duration: MINUTE },
  signUpByIp: { name: 'signUpByAddress', points: 60, duration: HOUR },
  mailByIp: { name: 'mailByAddress', points: 20, duration: HOUR },
  /** Mails to one account requested by one client IP. */
  mailByPair: { name: 'mailByPair', points: 5, duration: HOUR },
  /** Mails to one account requested by IPs that have not signed in to it. */
  mailByAccount: { name: 'mailByAccount', points: 20, duration: HOUR },
  /** Account mails; further ones are not sent. */
  noticeByAccount: { name: 'noticeByAccount', points: 10, duration: HOUR },
  /** Every other call. */
  callsByIp: { name: 'callsByAddress', points: 600, duration: MINUTE },
} as const satisfies Record<string, Limit>

export type IdentityLimits = Readonly<Record<keyof typeof IDENTITY_LIMITS, Limit>>
