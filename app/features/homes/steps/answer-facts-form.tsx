import '#app/features/homes/step-form.css'
import { useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import type { WordedFact } from '#domain/catalog/listing/facts.ts'
import { type OfferField, toOfferContent } from '#domain/homes/offer/content.ts'
import { createFieldsSchema } from '#domain/homes/offer/step-schema.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import { factQuestionTexts } from '#texts/messages/facts.ts'
import { FactField, type FactNames } from './fact-field.tsx'

interface AnswerFactsFormProps {
  readonly facts: readonly WordedFact[]
  readonly names: FactNames
  readonly outcome: FailedForm<OfferField> | undefined
}

/** Posts to the route's action without scripts. */
export function AnswerFactsForm({ facts, names, outcome }: AnswerFactsFormProps) {
  const fetcher = useFetcher<FailedForm<OfferField>>()
  const last = fetcher.data ?? outcome
  const { form, field, isSubmitting } = useSchemaForm<OfferField, unknown>({
    // No fact that can be asked for depends on the year.
    schema: createFieldsSchema(facts, {
      content: toOfferContent({}),
      formatProblem,
      currentYear: 0,
    }),
    rejected: last?.form,
    async onValid() {
      await fetcher.submit(new FormData(form.ref.current ?? undefined), { method: 'post' })
    },
  })
  const isBusy = isSubmitting || fetcher.state !== 'idle'
  return (
    <form {...form} className="step-form">
      <div className="step-fields">
        {facts.map((fact) => (
          <FactField key={fact} fact={fact} field={field(fact)} names={names} />
        ))}
      </div>
      <FormProblem problem={last?.problem} />
      <BusyButton type="submit" className={primaryButton} busy={isBusy}>
        {isBusy ? factQuestionTexts.answering : factQuestionTexts.answer}
      </BusyButton>
    </form>
  )
}
