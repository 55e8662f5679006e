import './filter-chips.css'
import { Link } from 'react-router'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { getAppliedFilters, withoutFilter } from '#domain/catalog/search/applied-filters.ts'
import { NO_FILTERS } from '#domain/catalog/search/filters.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { getAppliedFilterLabel } from './applied-filter-label.ts'

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
    <ul aria-label={filterTexts.applied} className="filter-chips mb-5 flex flex-wrap gap-2">
      {appliedFilters.map((filter) => (
        <li key={filter}>
          <Link
            to={searchPath(withoutFilter(query, filter))}
            {...linkProps}
            className="filter-chip"
          >
            <span className="sr-only">{filterTexts.remove} </span>
            <span>{getAppliedFilterLabel(filter, query, display)}</span>
            <Icon name="x" className="icon size-4" />
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
