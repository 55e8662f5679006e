import { HOUR, type Limit, MINUTE } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by account, unless a comment says otherwise. */
export const HOME_LIMITS = {
  /**
   * Changes of one account to its homes; while somebody types, they are saved every few seconds.
   */
  offer: { name: 'offer', points: 1200, duration: HOUR },
  /** Pictures of one account that are decoded (up to 3 s). */
  picture: { name: 'picture', points: 200, duration: HOUR },
  /** Check codes that one account requests, and pictures that it sends. */
  homeCheck: { name: 'homeCheck', points: 20, duration: HOUR },
  /** Views and hearts that pages report, one per request (1 ms). */
  counts: { name: 'counts', points: 120, duration: MINUTE },
} as const satisfies Record<string, Limit>
