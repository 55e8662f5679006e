import { DAY_MS } from '#domain/platform/time/durations.ts'

export const LIFETIMES_MS = {
  /** Server session, without a request. */
  sessionIdle: 5 * DAY_MS,
  /** Server session, in use. */
  session: 30 * DAY_MS,
  /** Sign-in of a browser, without use. */
  signInIdle: 180 * DAY_MS,
  /** Sign-in of a browser, in use. */
  signIn: 365 * DAY_MS,
  /** A browser that an account was used in, from the last sign-in with it. */
  knownDevice: 365 * DAY_MS,
} as const

/** When a session ends if `now` is its last request. */
export function getSessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + LIFETIMES_MS.sessionIdle, createdAt.getTime() + LIFETIMES_MS.session),
  )
}

export function isSignInExpired(createdAt: Date, usedAt: Date, now: Date): boolean {
  const nowMs = now.getTime()
  return (
    nowMs - usedAt.getTime() > LIFETIMES_MS.signInIdle ||
    nowMs - createdAt.getTime() > LIFETIMES_MS.signIn
  )
}
