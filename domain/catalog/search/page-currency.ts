import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/catalog/price/currency.ts'
import { parseCurrency } from '#domain/catalog/price/currency-words.ts'

/**
 * The currency of a search's bounds: one that is written beside an amount ("25 тис грн"), else the one of the URL;
 * `null` if there is neither.
 */
export function findBoundCurrency(values: ReadonlyMap<string, string>): Currency | null {
  const written = [values.get('priceMax'), values.get('priceMin')].map((text = '') =>
    parseCurrency(text),
  )
  return [...written, values.get('currency')].find(isCurrency) ?? null
}

/**
 * The currency in a search's URL: all prices of its page are shown in the currency of its bounds.
 * `null` if the URL has none, and the visitor's own applies.
 */
export function findPageCurrency(parameters: Iterable<readonly [string, string]>): Currency | null {
  const values = new Map(parameters)
  const currency = findBoundCurrency(values)
  if (currency !== null && currency !== DEFAULT_CURRENCY) return currency
  return values.get('priceMin') || values.get('priceMax') ? DEFAULT_CURRENCY : null
}
