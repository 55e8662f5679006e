import { LIFETIMES } from './lifetimes.ts'

const DAY_MS = 24 * 3_600_000

/**
 * How long what is kept about people stays, in milliseconds from the moment that is named;
 * docs/privacy.md says the same in words, and why.
 */
export const RETENTION = {
  /** From the last request for it. */
  unconfirmedSubscription: 7 * DAY_MS,
  /** From its writing; it is not tried any longer. */
  undeliverableMail: 30 * DAY_MS,
  /** From its last use. */
  idleSignIn: LIFETIMES.signInIdle,
  /** From its beginning. */
  signIn: LIFETIMES.signIn,
  /** From the last sign-in with it. */
  knownDevice: 365 * DAY_MS,
  /** From its end. */
  endedSession: 0,
  /** From its end, so that its link can say why it does not work. */
  expiredActionCode: 7 * DAY_MS,
  /** From its end. */
  expiredTicket: 0,
  /** From its end. */
  expiredOAuthAttempt: 0,
} as const satisfies Record<string, number>

export type Retained = keyof typeof RETENTION

/** What is from before this moment is not kept any longer. */
export const keptSince = (kind: Retained, now: Date): Date =>
  new Date(now.getTime() - RETENTION[kind])
