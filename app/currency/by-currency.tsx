import { CURRENCIES, type CurrencyChoice, LISTED } from '#domain/catalog/price/currency.ts'
import {
  AS_LISTED,
  combineWithChoice,
  type DisplayCurrency,
  getDisplayCurrency,
} from '#domain/catalog/price/display-currency.ts'
import { usePageCurrency } from './currency-provider.tsx'

/** The currency of the page, with its rate. */
export function useDisplayCurrency(): DisplayCurrency {
  const { choice, rates } = usePageCurrency()
  return rates === null ? AS_LISTED : getDisplayCurrency(choice, rates)
}

interface ByCurrencyProps {
  readonly format: (display: DisplayCurrency) => string
}

/**
 * A text with a price in the page's currency. Public pages are the same for everyone until hydration, so
 * the markup has the text of each choice that makes it another.
 */
export function ByCurrency({ format }: ByCurrencyProps) {
  const { choice, fixed, rates } = usePageCurrency()
  if (rates === null) return format(AS_LISTED)
  const formatFor = (chosen: CurrencyChoice) =>
    format(getDisplayCurrency(combineWithChoice(fixed, chosen), rates))
  const text = formatFor(choice)
  if (choice !== LISTED) return text
  const others = CURRENCIES.map((code) => [`data-${code.toLowerCase()}`, formatFor(code)]).filter(
    ([, other]) => other !== text,
  )
  return others.length === 0 ? (
    text
  ) : (
    <span className="by-currency" {...Object.fromEntries(others)}>
      <span>{text}</span>
    </span>
  )
}
