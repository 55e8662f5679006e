import { parseArea } from '#domain/catalog/listing/area.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import type { FilterName } from '#domain/catalog/search/applied-filters.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { formatAvailableBy, formatFactFilter } from '#texts/catalog/fact-filters.ts'
import {
  filterTexts,
  formatAreaRange,
  formatMaxPricePerSquare,
  formatPriceRange,
  formatRoomOptions,
} from '#texts/catalog/filters.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatAmount } from '#texts/format/money.ts'
import { formatPricePerSquareOption } from '#texts/format/price.ts'

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
    case 'reduced':
      return filterTexts.reduced
    case 'rooms':
      return formatRoomOptions(rooms)
    case 'availableBy':
      return formatAvailableBy(formatLongDate(filters.availableBy), includesUnstated)
    case 'box':
      return filterTexts.partOfMap
    default: {
      const value = facts[filter]
      return value === undefined ? '' : formatFactFilter(filter, value, includesUnstated)
    }
  }
}
