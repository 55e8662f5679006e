import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  currencyNames,
  formatFieldLabel,
  priceHints,
  stepTexts,
} from '#content/texts/homes/steps.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import type { UsualPrice } from '#domain/catalog/price/price-fence.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { PriceEcho } from './price-echo.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

interface PriceStepProps extends StepProps {
  /** What homes like it cost; `null` if there are too few. */
  readonly usual: Readonly<Record<Currency, UsualPrice>> | null
}

export function PriceStep({ usual, ...step }: PriceStepProps) {
  const { type } = step.values
  return (
    <StepForm step="price" {...step}>
      {(field, { typed }) => (
        <>
          <TextField
            {...field('amount')}
            label={formatFieldLabel('amount')}
            hint={priceHints[isEstateType(type) ? type : 'unknown']}
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
          <div role="status" className="price-answer">
            <PriceEcho content={{ ...step.values, ...typed }} usual={usual} />
          </div>
        </>
      )}
    </StepForm>
  )
}
