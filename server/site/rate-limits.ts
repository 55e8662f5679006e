import { type Limit, MINUTE } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by client IP. */
export const SITE_LIMITS = {
  /** Forms that send mail without a script. */
  mailForm: { name: 'mailForm', points: 20, duration: 10 * MINUTE },
  /** Forms that send mail by a script. */
  mailRelay: { name: 'mailRelay', points: 20, duration: 10 * MINUTE },
} as const satisfies Record<string, Limit>
