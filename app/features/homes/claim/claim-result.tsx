import type { ClaimState } from '#domain/homes/claim/claim.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { claimTexts, formatClaim } from '#texts/homes/copies.ts'

export interface ClaimResultProps {
  readonly state: ClaimState
  /** For example "November 23, 2026". */
  readonly claimedOn: string
  /** '' until decided. */
  readonly decidedOn: string
  /** Why it was dismissed. */
  readonly reason: string | null
}

export function ClaimResult({ state, claimedOn, decidedOn, reason }: ClaimResultProps) {
  return (
    <div className="mt-3 border-line-strong border-l-3 pl-3.5">
      <p>{formatClaim(state, { claimedOn, decidedOn })}</p>
      {reason !== null && (
        <>
          <p className="mt-2 font-medium">{claimTexts.wrote}</p>
          <p className="whitespace-pre-line" lang={guessLanguage(reason)}>
            {reason}
          </p>
        </>
      )}
    </div>
  )
}
