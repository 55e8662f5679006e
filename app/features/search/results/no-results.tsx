import './no-results.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { formatRelaxedSearch, propertyTexts } from '#content/texts/search/property.ts'
import { getAppliedFilters, withoutFilter } from '#domain/search/applied-filters.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import type { RelaxedSearch } from '#domain/search/search-results.ts'
import { searchPath } from '#domain/site/links.ts'

interface NoResultsProps {
  readonly query: SearchQuery
  readonly relaxedSearches: readonly RelaxedSearch[]
  /** Called when something is taken back. */
  readonly onSearch: () => void
}

/**
 * Says that no home matches (docs/product.md, "Property page"), and which one condition less would
 * find how many.
 */
export function NoResults({ query, relaxedSearches, onSearch: onApplied }: NoResultsProps) {
  const hasFilters = getAppliedFilters(query).length > 0
  return (
    <div className="blank max-sm:px-4">
      <p>{propertyTexts.notFound}</p>
      {hasFilters && (
        <p className="blank-hint">
          {relaxedSearches.length > 0 ? propertyTexts.notFoundHint : propertyTexts.notFoundAtAll}
        </p>
      )}
      {relaxedSearches.length > 0 && (
        <ul className="loosenings">
          {relaxedSearches.map(({ filter, total }) => (
            <li key={filter}>
              <Link
                to={searchPath(withoutFilter(query, filter))}
                preventScrollReset
                onClick={onApplied}
                className={`${quietButton} max-sm:w-full max-sm:px-3`}
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
