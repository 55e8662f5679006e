import { CURRENCY_FIELD } from '#app/browser/currency-field.ts'
import { DEFAULT_CURRENCY, LISTED } from '#domain/catalog/price/currency.ts'
import { usePageCurrency } from './currency-provider.tsx'

/**
 * The currency of the prices in a search form.
 *
 * @param early whether it follows the visitor's choice before hydration, as the text beside it must
 */
export function CurrencyInput({ early = false }: { early?: boolean }) {
  const { choice, fixed } = usePageCurrency()
  const mark = early && fixed === null ? { [CURRENCY_FIELD]: '' } : {}
  return (
    <input
      type="hidden"
      name="currency"
      value={choice === LISTED || choice === DEFAULT_CURRENCY ? '' : choice}
      {...mark}
    />
  )
}
