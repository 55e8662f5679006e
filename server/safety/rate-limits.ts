import { HOUR, type Limit } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by client IP. */
export const SAFETY_LIMITS = {
  /** Reports to moderators, which need no account. */
  report: { name: 'report', points: 20, duration: HOUR },
} as const satisfies Record<string, Limit>
