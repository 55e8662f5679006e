import './claim-form.css'
import { claimTexts, formatClaim } from '#content/texts/my-listings/copies.ts'
import type { ClaimState } from '#domain/claim/claim.ts'

export interface ClaimResultProps {
  readonly state: ClaimState
  /** "November 23, 2026". */
  readonly claimedOn: string
  /** '' before a decision. */
  readonly decidedOn: string
  /** Of a dismissal. */
  readonly reason: string | null
}

/** What became of a claim. */
export function ClaimResult({ state, claimedOn, decidedOn, reason }: ClaimResultProps) {
  return (
    <div className="claim-state">
      <p>{formatClaim(state, { claimedOn, decidedOn })}</p>
      {reason !== null && (
        <>
          <p className="mt-2 font-medium">{claimTexts.wrote}</p>
          <p className="whitespace-pre-line">{reason}</p>
        </>
      )}
    </div>
  )
}
