import '#app/features/homes/step-form.css'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { SaveStatusLine } from '#app/features/homes/saving/save-status.tsx'
import { UnsavedDraftPrompt } from '#app/features/homes/saving/unsaved-draft-prompt.tsx'
import { useDraftSaver } from '#app/features/homes/saving/use-draft-saver.ts'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { formatProblem } from '#content/texts/homes/problems.ts'
import { stepNames, stepTexts } from '#content/texts/homes/steps.ts'
import type { OfferContent, OfferField, TextStep } from '#domain/homes/offer/content.ts'
import type { TypedValues } from '#domain/homes/offer/draft.ts'
import { createStepSchema } from '#domain/homes/offer/step-schema.ts'

/** What the action returns if a step was not saved. */
export interface StepOutcome {
  readonly form?: RejectedForm<OfferField>
  readonly problem?: string
  /** Revision of the stored draft. */
  readonly revision?: number
}

export interface StepProps {
  readonly id: string
  readonly values: OfferContent
  readonly revision: number
  readonly currentYear: number
  readonly outcome: StepOutcome | undefined
  readonly backPath: string
  readonly nextPath: string
}

/** Current values, for what is shown next to the fields. */
interface Typing {
  readonly typed: TypedValues
  /** Fills in the coordinates. */
  readonly place: (coordinates: string) => void
}

interface StepFormProps extends StepProps {
  readonly step: TextStep
  readonly children: (
    field: ReturnType<typeof useSchemaForm<OfferField, OfferContent>>['field'],
    typing: Typing,
  ) => ReactNode
}

/** One step of the form of a home, saved while it is typed into. Without scripts it posts to the route's action. */
export function StepForm(props: StepFormProps) {
  const { id, step, values, currentYear, outcome, backPath, nextPath, children } = props
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [isAsked, setIsAsked] = useState(false)
  const [shown] = useState(outcome?.form ?? { values, errors: {} })
  const [typed, setTyped] = useState<TypedValues>(shown.values)
  const revision = outcome?.revision ?? props.revision
  const schema = useMemo(
    () => createStepSchema(step, formatProblem, currentYear),
    [step, currentYear],
  )
  const { form, field, isSubmitting, ...fields } = useSchemaForm<OfferField, OfferContent>({
    schema,
    rejected: shown,
    async onValid(valid) {
      setIsAsked(true)
      if ((await saving.save(valid)) === 'saved') await navigate(nextPath)
    },
  })
  const saving = useDraftSaver({
    id,
    step,
    revision,
    values: shown.values,
    getTyped: fields.getValues,
    show(values) {
      fields.reset({ ...shown.values, ...values })
      setTyped({ ...shown.values, ...values })
    },
  })
  const noteChange = () => {
    setIsAsked(false)
    setTyped(fields.getValues())
    saving.noteChange()
  }
  const place = (coordinates: string) => {
    fields.reset({ ...shown.values, ...fields.getValues(), point: coordinates })
    noteChange()
  }
  const isBusy = isSubmitting || isLeaving
  return (
    <form {...form} onChange={noteChange} className="panel step-form">
      <h2>{stepNames[step]}</h2>
      {saving.left !== null && (
        <UnsavedDraftPrompt onPutBack={saving.putBack} onDiscard={saving.discard} />
      )}
      <input type="hidden" name="revision" value={revision} />
      <div className="step-fields">{children(field, { typed, place })}</div>
      {outcome?.problem !== undefined && <FormProblem problem={outcome.problem} />}
      <div className="step-buttons">
        <Link to={backPath} className={quietButton}>
          {stepTexts.back}
        </Link>
        <BusyButton type="submit" className={primaryButton} busy={isBusy}>
          {isBusy ? stepTexts.saving : stepTexts.next}
        </BusyButton>
      </div>
      <SaveStatusLine status={saving.status} isAsked={isAsked} hasProblems={fields.hasErrors} />
    </form>
  )
}
