import { formatLongDate } from '#texts/format/date.ts'
import { formatAmount } from '#texts/format/money.ts'
import { formatPricePerSquareOption } from '#texts/format/price.ts'
import './filter-chips.css'
import { Link } from 'react-router'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { parseArea } from '#domain/catalog/listing/area.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import {
  type FilterName,
  getAppliedFilters,
  withoutFilter,
} from '#domain/catalog/search/applied-filters.ts'
import { NO_FILTERS } from '#domain/catalog/search/filters.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { formatAvailableBy, formatFactFilter } from '#texts/catalog/fact-filters.ts'
import {
  filterTexts,
  formatAreaRange,
  formatMaxPricePerSquare,
  formatPriceRange,
  formatRoomOptions,
} from '#texts/catalog/filters.ts'

/** A label such as "From $50,000" or "1, 2 rooms". */
function getAppliedFilterLabel(
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

interface FilterChipsProps {
  readonly query: SearchQuery
  /** Called when a filter is removed. */
  readonly onSearch: () => void
}

/** The applied filters, each a link to the search without it. */
export function FilterChips({ query, onSearch }: FilterChipsProps) {
  const display = useDisplayCurrency()
  const appliedFilters = getAppliedFilters(query)
  if (appliedFilters.length === 0) return null
  const linkProps = { preventScrollReset: true, onClick: onSearch } as const
  return (
    <ul aria-label={filterTexts.applied} className="filter-chips">
      {appliedFilters.map((filter) => (
        <li key={filter}>
          <Link
            to={searchPath(withoutFilter(query, filter))}
            {...linkProps}
            className="filter-chip"
          >
            <span className="sr-only">{filterTexts.remove} </span>
            <span>{getAppliedFilterLabel(filter, query, display)}</span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
      {appliedFilters.length > 1 && (
        <li>
          <Link
            to={searchPath({ ...query, text: '', filters: NO_FILTERS, box: null, page: 1 })}
            {...linkProps}
            className="filter-chip-all"
          >
            {filterTexts.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}
