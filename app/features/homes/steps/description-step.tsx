import { type ComponentProps, useState } from 'react'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { STEP_FIELDS, TRANSLATION_FIELDS } from '#domain/homes/offer/content.ts'
import { LANGUAGES, type Language } from '#domain/platform/language.ts'
import { hasContactData } from '#domain/platform/text/contact-data.ts'
import {
  addTranslation,
  contactDataWarning,
  fieldHints,
  formatFieldLabel,
} from '#texts/homes/steps.ts'
import { language } from '#texts/language.ts'
import { StepForm, type StepProps } from './step-form.tsx'

const DESCRIPTIONS = STEP_FIELDS.words

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
          {LANGUAGES.map((other) => (
            <Translation key={other} other={other} step={step} field={field} />
          ))}
          <div role="status" className="words-warning">
            {DESCRIPTIONS.some((name) => hasContactData(typed[name] ?? '')) && (
              <p className="callout">{contactDataWarning}</p>
            )}
          </div>
        </>
      )}
    </StepForm>
  )
}

interface TranslationProps {
  readonly other: Language
  readonly step: StepProps
  readonly field: Parameters<ComponentProps<typeof StepForm>['children']>[0]
}

/**
 * The description in another language than that of the page, behind a line that opens it; in its own only if it was
 * filled on a page in another.
 */
function Translation({ other, step: { values, outcome }, field }: TranslationProps) {
  const name = TRANSLATION_FIELDS[other]
  const isFilled = (outcome?.form?.values[name] ?? values[name]) !== ''
  const [isOpen] = useState(isFilled)
  if (other === language && !isFilled) return null
  return (
    <details open={isOpen}>
      <summary className="text-link touch-link">{addTranslation[other]}</summary>
      <div className="pt-3">
        <TextAreaField {...field(name)} label={formatFieldLabel(name)} lang={other} rows={10} />
      </div>
    </details>
  )
}
