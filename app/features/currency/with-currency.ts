import { parsePrice } from '#domain/listing/price.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { DisplayRates } from '#domain/money/display-rates.ts'
import { formatSearchQuery, parseSearchQuery } from '#domain/search/search-query.ts'

/** The query string of the same search in another currency, its bounds converted. */
export function withCurrency(search: string, currency: Currency, { unitsPerDollar }: DisplayRates) {
  const { query } = parseSearchQuery(new URLSearchParams(search))
  const { filters } = query
  const factor = unitsPerDollar[currency] / unitsPerDollar[filters.currency]
  const convert = (text: string) => {
    const amount = parsePrice(text)
    return amount === null ? text : String(Math.round(amount * factor))
  }
  const price = { min: convert(filters.price.min), max: convert(filters.price.max) }
  return `?${new URLSearchParams(formatSearchQuery({ ...query, filters: { ...filters, price, currency } }))}`
}
