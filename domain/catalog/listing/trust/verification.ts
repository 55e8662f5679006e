import { DAY_MS } from '#domain/platform/time/durations.ts'

/** A check of the person who offers a listing. Days are like "2026-11-23". */
export interface Verification {
  readonly what: string
  readonly by: string
  /** Whether it is a check of Homiq's own, whose words each language has. */
  readonly isHomeCheck?: true
  readonly on: string
  /** The last day on which it holds. */
  readonly until: string
}

/** Verifications must be repeated, because documents and people change. */
const MAX_VERIFICATION_DAYS = 731

/** The end of the last day in UTC, in milliseconds since 1970. */
export const getVerificationEnd = ({ until }: Verification): number => Date.parse(until) + DAY_MS

/** Whether it holds at a moment, in milliseconds since 1970. */
export const isVerified = (verification: Verification, now: number): boolean =>
  Date.parse(verification.on) <= now && now < getVerificationEnd(verification)

/** Why the days of a verification are invalid, in a sentence; `null` if they are valid. */
export function findDayProblem(on: string, until: string, today: string): string | null {
  if (on > today) return 'Nothing can be checked on a day that is still to come.'
  if (until < today) return `It ended on ${until}, so nobody would see it.`
  const days = (Date.parse(until) - Date.parse(on)) / DAY_MS
  return days > MAX_VERIFICATION_DAYS
    ? `It may hold for ${MAX_VERIFICATION_DAYS} days: check again after that.`
    : null
}
