import '#app/ui/card/panel.css'
import './step-form.css'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { formatProblem } from '#content/texts/my-listings/problems.ts'
import { stepNames, stepTexts } from '#content/texts/my-listings/steps.ts'
import type { OfferContent, OfferField, OfferStep } from '#domain/offer/content.ts'
import { createStepSchema } from '#domain/offer/step-schema.ts'

/** What the action returns when a step was not saved. */
export interface StepOutcome {
  readonly form: RejectedForm<OfferField>
  readonly problem?: string
  /** Of the stored draft. */
  readonly revision: number
}

export interface StepProps {
  readonly values: OfferContent
  readonly revision: number
  readonly currentYear: number
  readonly outcome: StepOutcome | undefined
  readonly backPath: string
}

interface StepFormProps extends StepProps {
  readonly step: OfferStep
  readonly children: (
    field: ReturnType<typeof useSchemaForm<OfferField, OfferContent>>['field'],
  ) => ReactNode
}

/** One step of the form of a home. Without a script it posts to the route's action. */
export function StepForm(props: StepFormProps) {
  const { step, values, currentYear, backPath, children } = props
  const fetcher = useFetcher<StepOutcome>()
  const outcome = fetcher.data ?? props.outcome
  const [saved] = useState<RejectedForm<OfferField>>({ values, errors: {} })
  const schema = useMemo(
    () => createStepSchema(step, formatProblem, currentYear),
    [step, currentYear],
  )
  const revision = String(outcome?.revision ?? props.revision)
  const { form, field, isSubmitting } = useSchemaForm<OfferField, OfferContent>({
    schema,
    rejected: outcome?.form ?? saved,
    onValid: (typed) => fetcher.submit({ ...typed, revision }, { method: 'post' }),
  })
  const isBusy = isSubmitting || fetcher.state !== 'idle'
  return (
    <form {...form} className="panel step-form">
      <h2>{stepNames[step]}</h2>
      <input type="hidden" name="revision" value={revision} />
      <div className="step-fields">{children(field)}</div>
      {outcome?.problem !== undefined && <FormProblem problem={outcome.problem} />}
      <div className="step-buttons">
        <Link to={backPath} className={quietButton}>
          {stepTexts.back}
        </Link>
        <BusyButton type="submit" className={primaryButton} busy={isBusy}>
          {isBusy ? stepTexts.saving : stepTexts.next}
        </BusyButton>
      </div>
    </form>
  )
}
