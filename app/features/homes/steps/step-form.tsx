import '#app/features/homes/step-form.css'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import type { SaveStatus } from '#app/features/homes/saving/draft-saver.ts'
import { useDraftSaver } from '#app/features/homes/saving/use-draft-saver.ts'
import { useUnsavedDraft } from '#app/features/homes/saving/use-unsaved-draft.ts'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import type { City } from '#domain/catalog/city/city.ts'
import {
  type OfferContent,
  type OfferField,
  STEP_FIELDS,
  type TextStep,
} from '#domain/homes/offer/content.ts'
import type { TypedValues } from '#domain/homes/offer/draft.ts'
import { createStepSchema } from '#domain/homes/offer/step-schema.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import { leftTexts, savingTexts } from '#texts/homes/saving.ts'
import { stepNames, stepTexts } from '#texts/homes/steps.ts'

/** What the action returns if a step was not saved. */
export interface StepOutcome extends FailedForm<OfferField> {
  /** Revision of the stored draft. */
  readonly revision?: number
}

export interface StepProps {
  readonly id: string
  readonly values: OfferContent
  readonly revision: number
  readonly currentYear: number
  /** `null` for an unknown city. */
  readonly findCity?: (name: string) => City | null
  readonly outcome: StepOutcome | undefined
  readonly backPath: string
  readonly nextPath: string
}

/** Current values, for what is shown next to the fields. */
export interface Typing {
  readonly typed: TypedValues
  /** Types for its user. */
  readonly fill: (values: TypedValues) => void
}

interface StepFormProps extends StepProps {
  readonly step: TextStep
  readonly children: (
    field: ReturnType<typeof useSchemaForm<OfferField, OfferContent>>['field'],
    typing: Typing,
  ) => ReactNode
}

const pick = (step: TextStep, values: TypedValues): TypedValues =>
  Object.fromEntries(STEP_FIELDS[step].map((field) => [field, values[field] ?? '']))

/** One step of the form of a home, saved while it is typed into. Without scripts it posts to the route's action. */
export function StepForm(props: StepFormProps) {
  const { id, step, values, currentYear, findCity, outcome, backPath, nextPath, children } = props
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [isAsked, setIsAsked] = useState(false)
  const [shown] = useState(outcome?.form?.values ?? values)
  const [typed, setTyped] = useState<TypedValues>(shown)
  const revision = outcome?.revision ?? props.revision
  const schema = useMemo(
    () =>
      createStepSchema(step, {
        content: values,
        formatProblem,
        currentYear,
        ...(findCity && { findCity }),
      }),
    [step, values, currentYear, findCity],
  )
  const { saver, status } = useDraftSaver(id, step, revision)
  const { form, field, isSubmitting, ...fields } = useSchemaForm<OfferField, OfferContent>({
    schema,
    initialValues: shown,
    rejected: outcome?.form,
    compared: STEP_FIELDS[step],
    async onValid(valid) {
      setIsAsked(true)
      if ((await saver.save(pick(step, valid))) === 'saved') await navigate(nextPath)
    },
  })
  const getTyped = () => pick(step, fields.getValues())
  const unsaved = useUnsavedDraft({
    id,
    step,
    revision,
    shown: pick(step, shown),
    getTyped,
    show(values) {
      fields.reset({ ...shown, ...values })
      setTyped({ ...shown, ...values })
    },
    save: saver.change,
  })
  const noteChange = () => {
    setIsAsked(false)
    setTyped(fields.getValues())
    saver.change(getTyped())
  }
  const fill = (filled: TypedValues) => {
    fields.reset({ ...shown, ...fields.getValues(), ...filled })
    noteChange()
    void fields.check(STEP_FIELDS[step])
  }
  const isBusy = isSubmitting || isLeaving
  return (
    <form {...form} onChange={noteChange} className="panel step-form">
      <h2>{stepNames[step]}</h2>
      {unsaved.left !== null && (
        <UnsavedDraftPrompt onPutBack={unsaved.putBack} onDiscard={unsaved.discard} />
      )}
      <input type="hidden" name="revision" value={revision} />
      <div className="step-fields">{children(field, { typed, fill })}</div>
      {outcome?.problem !== undefined && <FormProblem problem={outcome.problem} />}
      <div className="step-buttons">
        <Link to={backPath} className={quietButton}>
          {stepTexts.back}
        </Link>
        <BusyButton type="submit" className={primaryButton} busy={isBusy}>
          {isBusy ? stepTexts.saving : stepTexts.next}
        </BusyButton>
      </div>
      <SaveStatusLine status={status} isAsked={isAsked} hasProblems={fields.hasErrors} />
    </form>
  )
}

interface SaveStatusLineProps {
  readonly status: SaveStatus
  /** Whether the user asked to save; then failures are shown at once. */
  readonly isAsked: boolean
  readonly hasProblems: boolean
}

/** The status is below the buttons, where a longer sentence moves nothing. */
function SaveStatusLine({ status, isAsked, hasProblems }: SaveStatusLineProps) {
  const isQuiet = status === 'unchanged' || status === 'saving' || status === 'saved'
  if (isAsked && !isQuiet) return <FormProblem problem={savingTexts[status]} className="mt-3" />
  return (
    <p className="mt-3 min-h-6 text-end text-ink-soft text-sm/6" aria-live="polite">
      {status === 'saving' ? (
        <span aria-hidden="true">{savingTexts.saving}</span>
      ) : (
        savingTexts[status === 'saved' && hasProblems ? 'saved with problems' : status]
      )}
    </p>
  )
}

interface UnsavedDraftPromptProps {
  readonly onPutBack: () => void
  readonly onDiscard: () => void
}

/** Offers text that was typed in this browser but not saved, because the draft has changed since. */
function UnsavedDraftPrompt({ onPutBack, onDiscard }: UnsavedDraftPromptProps) {
  return (
    <div role="alert" className="callout mb-5 grid gap-3">
      <p>{leftTexts.lead}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={quietButton} onClick={onPutBack}>
          {leftTexts.putBack}
        </button>
        <button type="button" className={quietButton} onClick={onDiscard}>
          {leftTexts.discard}
        </button>
      </div>
    </div>
  )
}
