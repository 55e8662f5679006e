/** Why a moderator leaves a home to another one. */
export type RecusalReason = 'own' | 'claimed' | 'reported' | 'rejected before'

export interface DecidedHome {
  readonly owner: string
  /** What its owner says against the rejection. */
  readonly appeal: string | null
  /** The hash of the moderator who decided last. */
  readonly decidedBy: string | null
  /** Uids of the owners who claimed it, whatever came of it. */
  readonly claimers: readonly string[]
  /** Whether this moderator made one of its open reports. */
  readonly hasReported: boolean
}

export interface DecidingModerator {
  readonly uid: string
  readonly hash: string
  /** Whether nobody else could decide it who is no party. */
  readonly isOnlyModerator: boolean
}

/**
 * Nobody decides on a home of their own, or on one that they claimed; an appeal goes to another moderator than the one who rejected the home, and a
 * reported home to another than who reported it, if there is another.
 */
export function findRecusalReason(
  home: DecidedHome,
  moderator: DecidingModerator,
): RecusalReason | null {
  if (home.owner === moderator.uid) return 'own'
  if (home.claimers.includes(moderator.uid)) return 'claimed'
  if (moderator.isOnlyModerator) return null
  if (home.hasReported) return 'reported'
  const hasRejected = home.appeal !== null && home.decidedBy === moderator.hash
  return hasRejected ? 'rejected before' : null
}
