import type { Currency } from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { type ConvertedBounds, convertBounds } from '#domain/catalog/search/convert-bounds.ts'
import { formatSearchQuery, parseSearchQuery } from '#domain/catalog/search/search-query.ts'

let last: ConvertedBounds | null = null

/** The query string of the same search in another currency, its bounds converted. */
export function withCurrency(search: string, currency: Currency, rates: DisplayRates) {
  const { query } = parseSearchQuery(new URLSearchParams(search))
  const { filters } = query
  const bounds = { currency: filters.currency, price: filters.price }
  last = convertBounds(bounds, currency, rates, last)
  return `?${new URLSearchParams(formatSearchQuery({ ...query, filters: { ...filters, ...last.shown } }))}`
}
