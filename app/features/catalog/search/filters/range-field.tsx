import { getCurrencySign } from '#texts/format/money.ts'
import './filter-panel.css'
import { ByCurrency, useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { FieldMessage } from '#app/ui/fields/field-message.tsx'
import type { RangeProblems } from '#domain/catalog/search/filter-problems.ts'
import type { RangeText } from '#domain/catalog/search/filters.ts'
import { MAX_FILTER_TEXT_LENGTH } from '#domain/catalog/search/search-query.ts'
import { filterTexts, formatPriceLegend } from '#texts/catalog/filters.ts'
import { formatPriceBounds } from '#texts/catalog/price-bounds.ts'

interface RangeFieldProps {
  /** The URL parameters are this name with `Min` and `Max` appended. */
  readonly name: 'price' | 'area'
  readonly applied: RangeText
  readonly problems: RangeProblems
}

function getRangeMessage(
  name: 'price' | 'area',
  { min, max, order }: RangeProblems,
): string | undefined {
  if (min || max) return filterTexts.notANumber
  return order ? filterTexts.minAboveMax[name] : undefined
}

/** Two text fields, minimum and maximum, with one message. */
export function RangeField({ name, applied, problems }: RangeFieldProps) {
  const { code } = useDisplayCurrency()
  const labels = { ...filterTexts, ...formatPriceBounds(code) }
  const messageId = `${name}-message`
  const message = getRangeMessage(name, problems)
  const renderInput = (bound: 'min' | 'max') => {
    const parameter = `${name}${bound === 'min' ? 'Min' : 'Max'}` as const
    return (
      <input
        name={parameter}
        defaultValue={applied[bound]}
        placeholder={filterTexts[bound]}
        aria-label={labels[parameter]}
        aria-invalid={problems[bound] || problems.order || undefined}
        aria-describedby={message === undefined ? undefined : messageId}
        maxLength={MAX_FILTER_TEXT_LENGTH}
        autoComplete="off"
        className="field-input"
      />
    )
  }
  return (
    <fieldset>
      <legend className="filter-legend">
        {name === 'area' ? (
          filterTexts.area
        ) : (
          <ByCurrency format={(display) => formatPriceLegend(getCurrencySign(display.code))} />
        )}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {renderInput('min')}
        {renderInput('max')}
      </div>
      <FieldMessage id={messageId} message={message} />
    </fieldset>
  )
}
