import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  currencyNames,
  formatFieldLabel,
  priceHints,
  stepTexts,
} from '#content/texts/homes/steps.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

interface PriceStepProps extends StepProps {
  readonly type: keyof typeof priceHints
}

export function PriceStep({ type, ...step }: PriceStepProps) {
  return (
    <StepForm step="price" {...step}>
      {(field) => (
        <>
          <TextField
            {...field('amount')}
            label={formatFieldLabel('amount')}
            hint={priceHints[type]}
            inputMode="numeric"
            autoComplete="off"
          />
          <SelectField {...field('currency')} label={formatFieldLabel('currency')}>
            <ChoiceOptions
              values={CHOICES.currency}
              names={currencyNames}
              none={stepTexts.choose}
            />
          </SelectField>
        </>
      )}
    </StepForm>
  )
}
