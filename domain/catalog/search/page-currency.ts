import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/catalog/price/currency.ts'

/**
 * The currency in a search's URL: all prices of its page are shown in the currency of its bounds.
 * `null` if the URL has none, and the visitor's own applies.
 */
export function findPageCurrency(parameters: Iterable<readonly [string, string]>): Currency | null {
  const values = new Map(parameters)
  const named = values.get('currency')
  if (isCurrency(named) && named !== DEFAULT_CURRENCY) return named
  return values.get('priceMin') || values.get('priceMax') ? DEFAULT_CURRENCY : null
}
