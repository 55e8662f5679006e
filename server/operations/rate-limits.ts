import { HOUR, type Limit } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by client IP. */
export const OPERATIONS_LIMITS = {
  /** All data of a person in one response; rarely needed. */
  myData: { name: 'myData', points: 20, duration: HOUR },
} as const satisfies Record<string, Limit>
