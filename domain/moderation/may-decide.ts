/** Why a moderator leaves a home to another one. */
export type DecisionBar = 'own' | 'rejected before'

export interface DecidedHome {
  readonly owner: string
  /** What its owner says against the rejection. */
  readonly appeal: string | null
  /** The hash of the moderator who decided last. */
  readonly decidedBy: string | null
}

export interface Decider {
  readonly uid: string
  readonly hash: string
  /** Whether nobody else could decide it. */
  readonly isAlone: boolean
}

/**
 * Nobody decides on a home of their own; an appeal goes to another moderator than the one who rejected the home, if
 * there is another.
 */
export function findDecisionBar(home: DecidedHome, moderator: Decider): DecisionBar | null {
  if (home.owner === moderator.uid) return 'own'
  const hasRejected = home.appeal !== null && home.decidedBy === moderator.hash
  return hasRejected && !moderator.isAlone ? 'rejected before' : null
}
