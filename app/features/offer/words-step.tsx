import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { fieldHints, fieldNames } from '#content/texts/my-listings/steps.ts'
import { StepForm, type StepProps } from './step-form.tsx'

export function WordsStep(step: StepProps) {
  return (
    <StepForm step="words" {...step}>
      {(field) => (
        <TextAreaField
          {...field('description')}
          label={fieldNames.description}
          hint={fieldHints.description}
          rows={10}
        />
      )}
    </StepForm>
  )
}
