import { CLAIM_OUTCOMES, getClaimDecision, OUTCOMES_AGAINST_COPY } from '#domain/claim/outcome.ts'

/** What the log of moderators is about. */
export const LOGGED_KINDS = ['offer', 'listing', 'message', 'person'] as const
export type LoggedKind = (typeof LOGGED_KINDS)[number]

/** Decide what becomes of an owner's home: a moderator who took one decides about no appeal against it. */
export const HOME_DECISIONS = [
  ...(['approve', 'reject'] as const),
  ...OUTCOMES_AGAINST_COPY.map(getClaimDecision),
]

/** About homes of owners, claims to them, reports, and bans. */
export const LOGGED_DECISIONS = [
  ...(['approve', 'reject'] as const),
  ...CLAIM_OUTCOMES.map(getClaimDecision),
  ...(['dismiss', 'act', 'lift', 'uphold'] as const),
] as const
export type LoggedChoice = (typeof LOGGED_DECISIONS)[number]
