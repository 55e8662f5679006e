/** A moderator's possible findings about whose home both show. */
export const CLAIM_OUTCOMES = ['granted', 'dismissed'] as const
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]

/** Their names in the log of decisions and in the moderator's form. */
export const CLAIM_DECISIONS = {
  granted: 'grant-claim',
  dismissed: 'dismiss-claim',
} as const satisfies Record<ClaimOutcome, string>

/** `null` for any other text. */
export const findClaimOutcome = (decision: unknown): ClaimOutcome | null =>
  CLAIM_OUTCOMES.find((outcome) => CLAIM_DECISIONS[outcome] === decision) ?? null

interface DecidedClaim {
  readonly outcome: ClaimOutcome | null
  readonly reason: string | null
}

/** The reason, if it is meant for the claimer and not for the owner of the copy; else `null`. */
export const getReasonForClaimer = ({ outcome, reason }: DecidedClaim): string | null =>
  outcome === 'dismissed' ? reason : null
