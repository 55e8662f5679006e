interface OutcomeRules {
  /** In the log of decisions, and in the form of the moderator. */
  readonly decision: 'grant-claim' | 'dismiss-claim'
  /** Who reads the moderator's reason. */
  readonly reader: 'claimer' | 'owner of the copy'
  /** Whether it takes the copy off, and is held against it until an appeal overturns it. */
  readonly isAgainstCopy: boolean
}

/** What a moderator finds, whether the claimer is the owner of what both homes show, and what follows from it. */
const OUTCOMES = {
  granted: { decision: 'grant-claim', reader: 'owner of the copy', isAgainstCopy: true },
  dismissed: { decision: 'dismiss-claim', reader: 'claimer', isAgainstCopy: false },
} as const satisfies Record<string, OutcomeRules>

export type ClaimOutcome = keyof typeof OUTCOMES

export const CLAIM_OUTCOMES = ['granted', 'dismissed'] as const satisfies ClaimOutcome[]

const getRules = (outcome: ClaimOutcome): OutcomeRules => OUTCOMES[outcome]

export const isAgainstCopy = (outcome: ClaimOutcome): boolean => getRules(outcome).isAgainstCopy

export const OUTCOMES_AGAINST_COPY = CLAIM_OUTCOMES.filter(isAgainstCopy)

export const getClaimDecision = (outcome: ClaimOutcome): OutcomeRules['decision'] =>
  getRules(outcome).decision

/** `null` for what decides about no claim. */
export const findClaimOutcome = (decision: unknown): ClaimOutcome | null =>
  CLAIM_OUTCOMES.find((outcome) => getClaimDecision(outcome) === decision) ?? null

interface DecidedClaim {
  readonly outcome: ClaimOutcome | null
  readonly reason: string | null
}

/** The reason that is for who made the claim; `null` where it is for somebody else, or there is none. */
export const getReasonForClaimer = ({ outcome, reason }: DecidedClaim): string | null =>
  outcome !== null && getRules(outcome).reader === 'claimer' ? reason : null
