/** Why a moderator leaves a report of no owner's home to another one. */
export type ReportRecusalReason = 'involved' | 'reported'

export interface ReportRelation {
  /** Whether it is about a conversation of this moderator. */
  readonly isInvolved: boolean
  /** Whether this moderator made it. */
  readonly hasReported: boolean
}

/** Nobody decides on a report of their own, or about a conversation of their own. */
export function findReportRecusalReason({
  isInvolved,
  hasReported,
}: ReportRelation): ReportRecusalReason | null {
  if (isInvolved) return 'involved'
  return hasReported ? 'reported' : null
}
