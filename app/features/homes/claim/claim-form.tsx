import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { CLAIM_LIMITS, type ClaimState } from '#domain/homes/claim/claim.ts'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { claimTexts, formatClaim, formatClaimsLeft } from '#texts/homes/copies.ts'
import { actionLabel } from '#texts/homes/list.ts'

/** A claim that was not accepted, with what was typed. */
export interface RefusedClaim {
  readonly target: string
  readonly reason: string
  readonly problem: string
}

interface ClaimFormProps {
  /** Token of the claimed home. */
  readonly target: string
  /** Name of the home, for screen readers. */
  readonly home: string
  /** How many claims the account has left. */
  readonly left: number
  readonly refused: RefusedClaim | undefined
}

/** An owner may claim a home once. */
export function ClaimForm({ target, home, left, refused }: ClaimFormProps) {
  return (
    <details className="no-marker mt-3" open={refused !== undefined}>
      <summary className={quietButton} aria-label={actionLabel(claimTexts.open, home)}>
        {claimTexts.open}
      </summary>
      <Form method="post" className="mt-3 grid justify-items-start gap-3">
        <p>{claimTexts.lead}</p>
        <p className="text-ink-soft text-sm">{formatClaimsLeft(left, CLAIM_LIMITS)}</p>
        {left > 0 && (
          <>
            <input type="hidden" name="target" value={target} />
            <TextAreaField
              {...REASON_FIELD}
              label={claimTexts.label}
              hint={claimTexts.hint}
              defaultValue={refused?.reason}
              rows={4}
              required
            />
            {refused !== undefined && <FormProblem problem={refused.problem} />}
            <button type="submit" className={quietButton}>
              {claimTexts.send}
            </button>
          </>
        )}
      </Form>
    </details>
  )
}

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
