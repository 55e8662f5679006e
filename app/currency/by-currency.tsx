import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import {
  type DisplayCurrency,
  DOLLARS,
  getDisplayCurrency,
} from '#domain/catalog/price/display-currency.ts'
import { usePageCurrency } from './currency-provider.tsx'

/** The currency of the page, with its rate. */
export function useDisplayCurrency(): DisplayCurrency {
  const { currency, rates } = usePageCurrency()
  return rates === null ? DOLLARS : getDisplayCurrency(currency, rates)
}

const OTHERS = CURRENCIES.filter((code) => code !== DEFAULT_CURRENCY)

interface ByCurrencyProps {
  readonly format: (display: DisplayCurrency) => string
}

/**
 * A text with a price in the page's currency. Public pages are the same for everyone until hydration, so
 * where the visitor's choice matters the markup holds all currencies.
 */
export function ByCurrency({ format }: ByCurrencyProps) {
  const { currency, isFixed, rates } = usePageCurrency()
  if (rates === null) return format(DOLLARS)
  const formatIn = (code: Currency) => format(getDisplayCurrency(code, rates))
  if (isFixed || currency !== DEFAULT_CURRENCY) return formatIn(currency)
  const attributes = OTHERS.map((code) => [`data-${code.toLowerCase()}`, formatIn(code)])
  return (
    <span className="by-currency" {...Object.fromEntries(attributes)}>
      <span>{formatIn(DEFAULT_CURRENCY)}</span>
    </span>
  )
}
