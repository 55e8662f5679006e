import { Form } from 'react-router'
import type { DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import { dangerButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import type { ReviewFlag } from '#domain/moderation/review-flags.ts'
import { CLAIM_DECISIONS } from '#domain/safety/claim-outcome.ts'
import { claimModerationTexts } from '#texts/moderation/claims.ts'

interface ClaimDecisionProps {
  readonly revision: number
  readonly flags: readonly ReviewFlag[]
  readonly outcome: DecisionOutcome | undefined
}

/** Decides whose home it is; either decision needs a reason. */
export function ClaimDecision({ revision, flags, outcome }: ClaimDecisionProps) {
  return (
    <section aria-labelledby="claim-decision" className="panel claim-panel">
      <h2 id="claim-decision">{claimModerationTexts.decision}</h2>
      <Form method="post" className="mt-3 grid max-w-[50rem] gap-4">
        <ReviewFlagList flags={flags} />
        <input type="hidden" name="revision" value={revision} />
        <TextAreaField
          {...REASON_FIELD}
          data-shortcut="reject"
          label={claimModerationTexts.reasonLabel}
          hint={claimModerationTexts.reasonHint}
          defaultValue={outcome?.form?.values.reason}
          required
        />
        {outcome?.problem !== undefined && <FormProblem problem={outcome.problem} />}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            name="intent"
            value={CLAIM_DECISIONS.granted}
            className={dangerButton}
            data-shortcut="approve"
          >
            {claimModerationTexts.grant}
          </button>
          <button
            type="submit"
            name="intent"
            value={CLAIM_DECISIONS.dismissed}
            className={quietButton}
          >
            {claimModerationTexts.dismiss}
          </button>
        </div>
      </Form>
    </section>
  )
}
