import type { Limit } from '#server/http/rate-limit.ts'

/** How much of everything that writes or mails is allowed. */
export interface IdentityLimits {
  /** Wrong passwords from one address of the network, over all accounts. */
  readonly signInByAddress: Limit
  /** Wrong passwords for one account from one address of the network. */
  readonly signInByPair: Limit
  /** Wrong passwords for one account from addresses that it has not been signed in from. */
  readonly signInByAccount: Limit
  /** Passwords of one account from one address of the network, right ones too: each costs a hash. */
  readonly passwordsByPair: Limit
  /** The same over all accounts. */
  readonly passwordsByAddress: Limit
  readonly signUpByAddress: Limit
  readonly mailByAddress: Limit
  /** Messages to one account that one address of the network asks for. */
  readonly mailByPair: Limit
  /** The same from addresses of the network that the account has not been signed in from. */
  readonly mailByAccount: Limit
  /** Every other call. */
  readonly callsByAddress: Limit
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Limits by address are wide, because a whole town may share one (carriers translate addresses);
 * those by account are what a person who tries to remember needs.
 */
export const IDENTITY_LIMITS: IdentityLimits = {
  signInByAddress: { name: 'signInByAddress', points: 100, duration: 15 * MINUTE },
  signInByPair: { name: 'signInByPair', points: 10, duration: 15 * MINUTE },
  signInByAccount: { name: 'signInByAccount', points: 100, duration: 15 * MINUTE },
  passwordsByPair: { name: 'passwordsByPair', points: 30, duration: MINUTE },
  passwordsByAddress: { name: 'passwordsByAddress', points: 300, duration: MINUTE },
  signUpByAddress: { name: 'signUpByAddress', points: 60, duration: HOUR },
  mailByAddress: { name: 'mailByAddress', points: 20, duration: HOUR },
  mailByPair: { name: 'mailByPair', points: 5, duration: HOUR },
  mailByAccount: { name: 'mailByAccount', points: 20, duration: HOUR },
  callsByAddress: { name: 'callsByAddress', points: 600, duration: MINUTE },
}
