import { type Limit, MINUTE } from '#server/platform/http/limits/rate-limit.ts'

/** By client IP. */
export const SITE_LIMITS = {
  /** Forms that send mail without a script. */
  mailForm: { name: 'mailForm', points: 20, duration: 10 * MINUTE },
  /** The same forms sent by a script. */
  mailRelay: { name: 'mailRelay', points: 20, duration: 10 * MINUTE },
} as const satisfies Record<string, Limit>
