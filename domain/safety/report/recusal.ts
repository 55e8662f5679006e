/** Why a moderator leaves a report (except those of owners' homes) to another one. */
export type ReportRecusalReason = 'involved' | 'reported'

export interface ReportRelation {
  /** Whether it is about a conversation of this moderator. */
  readonly isInvolved: boolean
  /** Whether this moderator made it. */
  readonly hasReported: boolean
}

/** Moderators do not decide about their own reports or their own conversations. */
export function findReportRecusalReason({
  isInvolved,
  hasReported,
}: ReportRelation): ReportRecusalReason | null {
  if (isInvolved) return 'involved'
  return hasReported ? 'reported' : null
}
