import './no-results.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { formatRelaxedSearch, propertyTexts } from '#content/texts/catalog/property.ts'
import { getAppliedFilters, withoutFilter } from '#domain/catalog/search/applied-filters.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import type { RelaxedSearch } from '#domain/catalog/search/search-results.ts'

interface NoResultsProps {
  readonly query: SearchQuery
  readonly relaxedSearches: readonly RelaxedSearch[]
  /** Called when a filter is removed. */
  readonly onSearch: () => void
}

/** Offers searches with one filter fewer that have matches (docs/product/catalog.md, "Property page"). */
export function NoResults({ query, relaxedSearches, onSearch }: NoResultsProps) {
  const hasFilters = getAppliedFilters(query).length > 0
  return (
    <div className="empty-state max-sm:px-4">
      <p>{propertyTexts.notFound}</p>
      {hasFilters && (
        <p className="empty-state-hint">
          {relaxedSearches.length > 0 ? propertyTexts.notFoundHint : propertyTexts.notFoundAtAll}
        </p>
      )}
      {relaxedSearches.length > 0 && (
        <ul className="relaxed-searches">
          {relaxedSearches.map(({ filter, total }) => (
            <li key={filter}>
              <Link
                to={searchPath(withoutFilter(query, filter))}
                preventScrollReset
                onClick={onSearch}
                className={`${quietButton} py-2 leading-snug max-sm:w-full max-sm:px-3`}
              >
                {formatRelaxedSearch(filter, total)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
