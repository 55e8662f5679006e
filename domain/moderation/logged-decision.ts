import { CLAIM_OUTCOMES, getClaimDecision, OUTCOMES_AGAINST_COPY } from '#domain/claim/outcome.ts'

/** What the log of moderators is about. */
export const LOGGED_KINDS = ['offer', 'listing', 'message', 'person'] as const
export type LoggedKind = (typeof LOGGED_KINDS)[number]

/** Decide what becomes of an owner's home: a moderator who took one decides about no appeal against it. */
export const HOME_DECISIONS = [
  ...(['approve', 'reject'] as const),
  ...OUTCOMES_AGAINST_COPY.map(getClaimDecision),
]

/** What a moderator does with the picture of a person who was asked for one. */
const CHECK_DECISIONS = ['approve-check', 'reject-check'] as const
type CheckDecision = (typeof CHECK_DECISIONS)[number]

export const isCheckDecision = (text: unknown): text is CheckDecision =>
  CHECK_DECISIONS.some((decision) => decision === text)

/** About homes of owners, claims to them, checks of persons, reports, and bans. */
export const LOGGED_DECISIONS = [
  ...(['approve', 'reject'] as const),
  ...CLAIM_OUTCOMES.map(getClaimDecision),
  ...CHECK_DECISIONS,
  ...(['dismiss', 'act', 'lift', 'uphold'] as const),
] as const
export type LoggedChoice = (typeof LOGGED_DECISIONS)[number]
