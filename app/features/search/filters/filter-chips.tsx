import './filter-chips.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { filterTexts } from '#content/texts/search/filters.ts'
import { getAppliedFilters, withoutFilter } from '#domain/search/applied-filters.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { searchPath } from '#domain/site/links.ts'
import { getAppliedFilterLabel } from './applied-filter-label.ts'

interface FilterChipsProps {
  readonly query: SearchQuery
  /** Called when something is taken back. */
  readonly onSearch: () => void
}

/** What narrows the search, each with a press that takes it back. */
export function FilterChips({ query, onSearch: onApplied }: FilterChipsProps) {
  const conditions = getAppliedFilters(query)
  if (conditions.length === 0) return null
  const link = { preventScrollReset: true, onClick: onApplied } as const
  return (
    <ul aria-label={filterTexts.applied} className="chips">
      {conditions.map((condition) => (
        <li key={condition}>
          <Link to={searchPath(withoutFilter(query, condition))} {...link} className="chip">
            <span className="sr-only">{filterTexts.remove} </span>
            <span className="truncate">{getAppliedFilterLabel(condition, query)}</span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
      {conditions.length > 1 && (
        <li>
          <Link
            to={searchPath({ ...query, text: '', filters: NO_FILTERS, box: null, page: 1 })}
            {...link}
            className="chip-all"
          >
            {filterTexts.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}
