/** What the log of moderators is about. */
export const LOGGED_KINDS = ['offer', 'listing', 'message', 'person'] as const
export type LoggedKind = (typeof LOGGED_KINDS)[number]

/** About homes of owners, claims to them, reports, and bans. */
export const LOGGED_DECISIONS = [
  ...(['approve', 'reject', 'grant-claim', 'dismiss-claim'] as const),
  ...(['dismiss', 'act', 'lift', 'uphold'] as const),
] as const
export type LoggedChoice = (typeof LOGGED_DECISIONS)[number]
