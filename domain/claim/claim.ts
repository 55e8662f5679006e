import { ACTIVE_STATES, isVisible, type OfferState } from '#domain/offer/lifecycle/state.ts'
import type { ClaimOutcome } from './outcome.ts'

export const CLAIM_LIMITS = {
  /** Of one account, that a moderator has not decided. */
  maxOpen: 10,
  /** Of one account in 24 hours. */
  maxPerDay: 5,
} as const

/** The homes of a claim: the original, which is the claimer's, and the copy, which shows its pictures. */
export interface ClaimedPair {
  readonly original: OfferState
  readonly copy: OfferState
}

/** Whether a decision would change anything: the copy is shown or can be at once, and the claimer still has the home. */
export const canDecideClaim = ({ original, copy }: ClaimedPair): boolean =>
  original !== 'removed' && ACTIVE_STATES.includes(copy)

export interface ClaimsMade {
  /** That wait for a moderator. */
  readonly open: number
  /** In the last 24 hours. */
  readonly day: number
}

/** How many more an account can make now. */
export const getClaimsLeft = ({ open, day }: ClaimsMade): number =>
  Math.max(0, Math.min(CLAIM_LIMITS.maxOpen - open, CLAIM_LIMITS.maxPerDay - day))

/** Why a home is not claimed. */
export type ClaimRefusal = 'claimed' | 'not now' | 'never approved' | 'too many'

interface WantedClaim extends ClaimedPair {
  /** Whether a moderator ever approved the claimer's home. */
  readonly wasApproved: boolean
  /** Whether these two homes had a claim before. */
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
 * `ended`: the copy is not offered now, so there is nothing to decide; it is `open` again when the copy is.
 * `overturned`: another moderator approved the copy after its owner appealed.
 */
export type ClaimState = 'open' | 'ended' | 'granted' | 'overturned' | 'dismissed'

interface FoundClaim {
  readonly outcome: ClaimOutcome | null
  /** When the appeal was decided for the owner of the copy. */
  readonly overturnedAt: Date | null
}

/** Of one that was decided it does not depend on what the homes are now. */
export function getClaimState(claim: FoundClaim, pair: ClaimedPair): ClaimState {
  if (claim.overturnedAt !== null) return 'overturned'
  return claim.outcome ?? (canDecideClaim(pair) ? 'open' : 'ended')
}
