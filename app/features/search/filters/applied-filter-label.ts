import {
  filterTexts,
  formatAreaRange,
  formatMaxPricePerSquare,
  formatPriceRange,
  formatRenovationFilter,
  formatRoomOptions,
} from '#content/texts/search/filters.ts'
import { parseArea } from '#domain/listing/area.ts'
import { parsePrice } from '#domain/listing/price.ts'
import type { FilterName } from '#domain/search/applied-filters.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'

/** Such as "From $50,000" or "1, 2 rooms". */
export function getAppliedFilterLabel(filter: FilterName, { text, filters }: SearchQuery): string {
  const { price, area, pricePerSquare, rooms, isRenovation, includesUnstated } = filters
  switch (filter) {
    case 'text':
      return text
    case 'price':
      return formatPriceRange(parsePrice(price.min), parsePrice(price.max))
    case 'area':
      return formatAreaRange(parseArea(area.min), parseArea(area.max))
    case 'pricePerSquare':
      return formatMaxPricePerSquare(pricePerSquare)
    case 'rooms':
      return formatRoomOptions(rooms)
    case 'renovation':
      return formatRenovationFilter(isRenovation, includesUnstated)
    case 'box':
      return filterTexts.partOfMap
  }
}
