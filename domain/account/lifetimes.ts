const DAY_MS = 24 * 3_600_000

/** How long someone stays signed in, in milliseconds. */
export const LIFETIMES = {
  /** The server knows a browser that does not come back. */
  sessionIdle: 5 * DAY_MS,
  /** The server knows a browser by the same secret, however often it comes. */
  session: 30 * DAY_MS,
  /** A browser that does not come back stays signed in. */
  signInIdle: 180 * DAY_MS,
  /** A browser stays signed in, however often it comes. */
  signIn: 365 * DAY_MS,
} as const

/** When a session that began at `createdAt` ends, if nobody comes after `now`. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + LIFETIMES.sessionIdle, createdAt.getTime() + LIFETIMES.session),
  )
}

/** Whether a sign-in is over that began at `createdAt` and was used last at `usedAt`. */
export function isSignInOver(createdAt: Date, usedAt: Date, now: Date): boolean {
  const at = now.getTime()
  return at - usedAt.getTime() > LIFETIMES.signInIdle || at - createdAt.getTime() > LIFETIMES.signIn
}
