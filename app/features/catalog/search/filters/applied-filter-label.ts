import { formatFactFilter } from '#content/texts/catalog/fact-filters.ts'
import {
  filterTexts,
  formatAreaRange,
  formatMaxPricePerSquare,
  formatPriceRange,
  formatRoomOptions,
} from '#content/texts/catalog/filters.ts'
import { parseArea } from '#domain/catalog/listing/area.ts'
import { formatPricePerSquareOption } from '#domain/catalog/listing/present/en-price.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { formatAmount } from '#domain/catalog/price/format-money.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import type { FilterName } from '#domain/catalog/search/applied-filters.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'

/** A label such as "From $50,000" or "1, 2 rooms". */
export function getAppliedFilterLabel(
  filter: FilterName,
  { text, filters }: SearchQuery,
  display: DisplayCurrency,
): string {
  const { price, currency, area, pricePerSquare, rooms, facts, includesUnstated } = filters
  const formatBound = (text: string) => {
    const amount = parsePrice(text)
    return amount === null ? null : formatAmount(amount, currency)
  }
  switch (filter) {
    case 'text':
      return text
    case 'price':
      return formatPriceRange(formatBound(price.min), formatBound(price.max))
    case 'area':
      return formatAreaRange(parseArea(area.min), parseArea(area.max))
    case 'pricePerSquare':
      return formatMaxPricePerSquare(formatPricePerSquareOption(pricePerSquare, display))
    case 'rooms':
      return formatRoomOptions(rooms)
    case 'box':
      return filterTexts.partOfMap
    default: {
      const value = facts[filter]
      return value === undefined ? '' : formatFactFilter(filter, value, includesUnstated)
    }
  }
}
