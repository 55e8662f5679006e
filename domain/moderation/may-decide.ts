/** Why a moderator leaves a home to another one. */
export type RecusalReason = 'own' | 'claimed' | 'reported' | 'rejected before'

export interface DecidedHome {
  readonly owner: string
  /** The owner's objection to the rejection. */
  readonly appeal: string | null
  /** The hash of the moderator who decided last. */
  readonly decidedBy: string | null
  /** Uids of all owners who ever claimed it. */
  readonly claimers: readonly string[]
  /** Whether this moderator made one of its open reports. */
  readonly hasReported: boolean
}

export interface DecidingModerator {
  readonly uid: string
  readonly hash: string
  /** Whether every other moderator is a party. */
  readonly isOnlyModerator: boolean
}

/**
 * Moderators do not decide about their own homes, or about ones that they claimed. If there is
 * another moderator, that one decides appeals against a moderator's own rejection, and homes that a
 * moderator reported.
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
