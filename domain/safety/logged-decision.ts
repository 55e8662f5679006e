/** What the decisions in the log are about. */
export const LOGGED_KINDS = ['offer', 'listing', 'message', 'person'] as const
export type LoggedKind = (typeof LOGGED_KINDS)[number]

/** Decisions about an owner's home. A moderator who made one cannot decide an appeal against it. */
export const HOME_DECISIONS = ['approve', 'reject', 'grant-claim'] as const

/** What a moderator decides about the picture of a check. */
const CHECK_DECISIONS = ['approve-check', 'reject-check'] as const
export type CheckDecision = (typeof CHECK_DECISIONS)[number]

export const isCheckDecision = (text: unknown): text is CheckDecision =>
  CHECK_DECISIONS.some((decision) => decision === text)

/** Takes an approval or a rejection back. */
export const UNDO = 'undo'

/** All decisions in the log: about owners' homes, claims, checks, reports and bans. */
export const LOGGED_DECISIONS = [
  'approve',
  'reject',
  'grant-claim',
  'dismiss-claim',
  ...CHECK_DECISIONS,
  'dismiss',
  'act',
  'lift',
  'uphold',
  UNDO,
] as const
export type LoggedChoice = (typeof LOGGED_DECISIONS)[number]
