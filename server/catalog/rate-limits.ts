import { HOUR, type Limit, MINUTE } from '#server/platform/http/limits/rate-limit.ts'

/** Limits by client IP, unless a comment says otherwise. */
export const CATALOG_LIMITS = {
  /** A pan of the map sends a few a second (1 to 8 ms). */
  clusters: { name: 'clusters', points: 1200, duration: MINUTE },
  /** A few a second while someone types (up to 5 ms). */
  suggestions: { name: 'suggestions', points: 1200, duration: MINUTE },
  /** Mails that confirm the address of a saved search. */
  searchMail: { name: 'searchMail', points: 20, duration: 10 * MINUTE },
  /** Such mails to one address, whoever asks. */
  searchMailByAddress: { name: 'searchMailByAddress', points: 3, duration: HOUR },
  /** Writes to one list: each reads all of it (up to 10 ms). */
  shortlist: { name: 'shortlist', points: 300, duration: MINUTE },
  /** Lists that are made or joined. */
  newShortlist: { name: 'newShortlist', points: 60, duration: HOUR },
  /** `/api`, for programs (1 ms). */
  api: { name: 'api', points: 600, duration: MINUTE },
} as const satisfies Record<string, Limit>
