import { HOUR_MS } from '#domain/platform/time/durations.ts'

function getRetryDelayMs(tries: number): number {
  return Math.min(30_000 * 2 ** Math.max(0, tries - 1), HOUR_MS)
}

/** After this time the mail is not tried again; its row remains for an operator. */
const MAX_RETRY_MS = 5 * 24 * HOUR_MS

/** @returns when to try again a mail that failed at `now`; `null` for never */
export function getNextTry(createdAt: Date, tries: number, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > MAX_RETRY_MS) return null
  return new Date(now.getTime() + getRetryDelayMs(tries))
}
