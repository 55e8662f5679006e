import { ACTIVE_STATES, isVisible, type OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import type { ClaimOutcome } from '#domain/safety/claim-outcome.ts'

export const CLAIM_LIMITS = {
  /** The most undecided claims of one account. */
  maxOpen: 10,
  /** The most claims of one account in 24 hours. */
  maxPerDay: 5,
} as const

/** The two homes of a claim: the claimer's original, and the copy, which shows its pictures. */
export interface ClaimedPair {
  readonly original: OfferState
  readonly copy: OfferState
}

/**
 * Whether a decision would change anything: the copy is shown or may be at any time, and the
 * claimer still has the home.
 */
export const canDecideClaim = ({ original, copy }: ClaimedPair): boolean =>
  original !== 'removed' && ACTIVE_STATES.includes(copy)

export interface ClaimsMade {
  /** Claims that wait for a moderator. */
  readonly open: number
  /** Claims of the last 24 hours. */
  readonly day: number
}

/** How many more claims an account may make now. */
export const getClaimsLeft = ({ open, day }: ClaimsMade): number =>
  Math.max(0, Math.min(CLAIM_LIMITS.maxOpen - open, CLAIM_LIMITS.maxPerDay - day))

/** Why a home cannot be claimed. */
export type ClaimRefusal = 'claimed' | 'not now' | 'never approved' | 'too many'

interface WantedClaim extends ClaimedPair {
  /** Whether a moderator ever approved the claimer's home. */
  readonly wasApproved: boolean
  /** Whether these two homes already had a claim. */
  readonly isClaimed: boolean
  readonly left: number
}

export function findClaimRefusal(wanted: WantedClaim): ClaimRefusal | null {
  if (wanted.isClaimed) return 'claimed'
  if (wanted.original === 'removed' || !isVisible(wanted.copy)) return 'not now'
  if (!wanted.wasApproved) return 'never approved'
  return wanted.left > 0 ? null : 'too many'
}

/**
 * `ended`: the copy is not offered now, so there is nothing to decide; the claim is `open` again
 * when it is. `overturned`: another moderator approved the copy after its owner appealed.
 */
export type ClaimState = 'open' | 'ended' | 'granted' | 'overturned' | 'dismissed'

interface FoundClaim {
  readonly outcome: ClaimOutcome | null
  /** When an appeal was decided for the copy's owner. */
  readonly overturnedAt: Date | null
}

/** A decided claim keeps its state, whatever happens to the homes. */
export function getClaimState(claim: FoundClaim, pair: ClaimedPair): ClaimState {
  if (claim.overturnedAt !== null) return 'overturned'
  return claim.outcome ?? (canDecideClaim(pair) ? 'open' : 'ended')
}
