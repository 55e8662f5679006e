import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { hasContactData } from '#domain/platform/text/contact-data.ts'
import { contactDataWarning, fieldHints, formatFieldLabel } from '#texts/homes/steps.ts'
import { StepForm, type StepProps } from './step-form.tsx'

export function DescriptionStep(step: StepProps) {
  return (
    <StepForm step="words" {...step}>
      {(field, { typed }) => (
        <>
          <TextAreaField
            {...field('description')}
            label={formatFieldLabel('description')}
            hint={fieldHints.description}
            rows={10}
          />
          <div role="status" className="words-warning">
            {hasContactData(typed.description ?? '') && (
              <p className="callout">{contactDataWarning}</p>
            )}
          </div>
        </>
      )}
    </StepForm>
  )
}
