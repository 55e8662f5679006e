interface OutcomeRules {
  /** Its name in the log of decisions and in the moderator's form. */
  readonly decision: 'grant-claim' | 'dismiss-claim'
  /** Who reads the moderator's reason. */
  readonly reader: 'claimer' | 'owner of the copy'
  /** Whether the copy is withdrawn, and counts as a lost claim until an appeal overturns it. */
  readonly isAgainstCopy: boolean
}

/** A moderator's possible findings about whose home both show, with their consequences. */
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

/** `null` for any other text. */
export const findClaimOutcome = (decision: unknown): ClaimOutcome | null =>
  CLAIM_OUTCOMES.find((outcome) => getClaimDecision(outcome) === decision) ?? null

interface DecidedClaim {
  readonly outcome: ClaimOutcome | null
  readonly reason: string | null
}

/** The reason, if it is meant for the claimer; else `null`. */
export const getReasonForClaimer = ({ outcome, reason }: DecidedClaim): string | null =>
  outcome !== null && getRules(outcome).reader === 'claimer' ? reason : null
