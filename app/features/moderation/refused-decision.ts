/** Why the last decision was refused. */
export interface RefusedDecision {
  readonly problem: string
  /** The id of the ban that it was about. */
  readonly id?: string
  /** What was typed. */
  readonly reason?: string
}
