import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { type Currency, isCurrency } from '#domain/catalog/price/currency.ts'
import { isPlausible, PLAUSIBLE_PRICES } from '#domain/catalog/price/plausible.ts'
import { isUnusual, type UsualPrice } from '#domain/catalog/price/price-fence.ts'
import { CHOICES, type OfferContent } from '#domain/homes/offer/content.ts'
import { readAmount } from '#domain/homes/offer/problem.ts'
import { formatAmount } from '#texts/format/money.ts'
import { formatEcho, formatPriceQuestion } from '#texts/homes/price.ts'
import { currencyNames, formatFieldLabel, priceHints, stepTexts } from '#texts/homes/steps.ts'
import { ChoiceOptions } from './choice-options.tsx'
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
          {/* There is room for a line before there is a price, so that nothing moves. */}
          <div role="status" className="col-span-full min-h-7">
            <PriceEcho content={{ ...step.values, ...typed }} usual={usual} />
          </div>
        </>
      )}
    </StepForm>
  )
}

interface PriceEchoProps {
  readonly content: Pick<OfferContent, 'type' | 'amount' | 'currency'>
  /** What homes like it cost; `null` if there are too few. */
  readonly usual: Readonly<Record<Currency, UsualPrice>> | null
}

/** What was understood of a price, and a question if homes like it cost something else. */
export function PriceEcho({ content: { type, amount, currency }, usual }: PriceEchoProps) {
  const value = readAmount(amount)
  if (!(value > 0 && isCurrency(currency))) return null
  const period = isEstateType(type) ? type : 'unknown'
  const compared = usual?.[currency] ?? null
  const isDoubtful =
    (isEstateType(type) && !isPlausible(value, PLAUSIBLE_PRICES[type][currency])) ||
    (compared !== null && isUnusual(value, compared))
  const echo = formatEcho(formatAmount(value, currency), period)
  if (!isDoubtful || compared === null) return <p className="font-display text-lg">{echo}</p>
  const { min, max } = compared.range
  const usually = { from: formatAmount(min, currency), to: formatAmount(max, currency) }
  return <p className="callout">{formatPriceQuestion(echo, usually)}</p>
}
