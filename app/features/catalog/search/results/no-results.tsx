import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import type { CityWords } from '#domain/catalog/city/city-words.ts'
import { getAppliedFilters, withoutFilter } from '#domain/catalog/search/applied-filters.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { EMPTY_SEARCH_QUERY, type SearchQuery } from '#domain/catalog/search/search-query.ts'
import type { SearchResults } from '#domain/catalog/search/search-results.ts'
import { formatRelaxedSearch, formatWholeCity, propertyTexts } from '#texts/catalog/property.ts'

interface NoResultsProps {
  readonly query: SearchQuery
  readonly results: Pick<SearchResults, 'cityTotal' | 'relaxedSearches'>
  /** The city that the search text names. */
  readonly city: CityWords | null
  /** Called when a wider search is chosen. */
  readonly onSearch: () => void
}

/** Offers wider searches that have matches (docs/product/catalog.md, "Property page"). */
export function NoResults({ query, results, city, onSearch }: NoResultsProps) {
  const { cityTotal, relaxedSearches } = results
  const wholeCity = { ...EMPTY_SEARCH_QUERY, type: query.type, text: city?.name ?? '' }
  const wider = [
    ...(city !== null && cityTotal > 0
      ? [{ label: formatWholeCity(city, cityTotal), search: wholeCity }]
      : []),
    ...relaxedSearches
      // All of the city is offered already.
      .filter(({ filter, total }) => filter === 'text' || total !== cityTotal)
      .map(({ filter, total }) => ({
        label: formatRelaxedSearch(filter, total),
        search: withoutFilter(query, filter),
      })),
  ]
  return (
    <div className="empty-state max-sm:px-4">
      <p>{propertyTexts.notFound}</p>
      {getAppliedFilters(query).length > 0 && (
        <p className="empty-state-hint">
          {wider.length > 0 ? propertyTexts.notFoundHint : propertyTexts.notFoundAtAll}
        </p>
      )}
      {wider.length > 0 && (
        <ul className="mt-3 flex flex-wrap justify-center gap-2.5 max-sm:flex-col max-sm:self-stretch">
          {wider.map(({ label, search }) => (
            <li key={label}>
              <Link
                to={searchPath(search)}
                preventScrollReset
                onClick={onSearch}
                className={`${quietButton} py-2 leading-snug max-sm:w-full max-sm:px-3`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
