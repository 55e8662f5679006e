import './decision-form.css'
import { Form, useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { dangerButton, primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { OFFER_STEPS } from '#domain/homes/offer/content.ts'
import type { ReadyReasons as ReasonTexts } from '#domain/moderation/ready-reasons.ts'
import { rejectionSchema } from '#domain/moderation/reason-schema.ts'
import { stepNames } from '#texts/homes/steps.ts'
import { moderationTexts, reasonMessages } from '#texts/moderation/moderation.ts'
import { readyReasonNames } from '#texts/moderation/ready-reasons.ts'
import { ReadyReasons } from './ready-reasons.tsx'

const schema = rejectionSchema(reasonMessages)

export interface DecisionOutcome extends FailedForm<'reason' | 'step'> {
  /** The refused decision about a check, which has a form of its own. */
  readonly check?: { readonly problem: string; readonly reason: string }
}

interface DecisionFormProps {
  readonly revision: number
  /** Sentences in the owner's language. */
  readonly reasons: ReasonTexts['home']
  readonly outcome: DecisionOutcome | undefined
}

export function DecisionForm({ revision, reasons, outcome }: DecisionFormProps) {
  const fetcher = useFetcher<DecisionOutcome>()
  const last = fetcher.data ?? outcome
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: last?.form,
    onValid: (rejection) =>
      fetcher.submit(
        { intent: 'reject', ...rejection, revision: String(revision) },
        { method: 'post' },
      ),
  })
  return (
    <section aria-labelledby="decision" className="panel decision-form">
      <h2 id="decision">{moderationTexts.decision}</h2>
      {last?.problem !== undefined && <FormProblem problem={last.problem} />}
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <button
          type="submit"
          name="intent"
          value="approve"
          className={primaryButton}
          data-shortcut="approve"
        >
          {moderationTexts.approve}
        </button>
      </Form>
      <form {...form} className="decision-reject">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="intent" value="reject" />
        <TextAreaField
          {...field('reason')}
          data-shortcut="reject"
          label={moderationTexts.reasonLabel}
          hint={moderationTexts.reasonHint}
          rows={4}
        />
        <ReadyReasons names={readyReasonNames.home} texts={reasons} />
        <SelectField
          {...field('step')}
          label={moderationTexts.stepLabel}
          hint={moderationTexts.stepHint}
        >
          <option value="">{moderationTexts.stepNone}</option>
          {OFFER_STEPS.map((step) => (
            <option key={step} value={step}>
              {stepNames[step]}
            </option>
          ))}
        </SelectField>
        <BusyButton type="submit" className={dangerButton} busy={isSubmitting}>
          {moderationTexts.reject}
        </BusyButton>
      </form>
    </section>
  )
}
