import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/money/currency.ts'

/**
 * The currency that the URL of a search says: all prices of its page are in that of its bounds. `null` where
 * it says none, and the visitor's own counts.
 */
export function findPageCurrency(parameters: Iterable<readonly [string, string]>): Currency | null {
  const values = new Map(parameters)
  const named = values.get('currency')
  if (isCurrency(named) && named !== DEFAULT_CURRENCY) return named
  return values.get('priceMin') || values.get('priceMax') ? DEFAULT_CURRENCY : null
}
