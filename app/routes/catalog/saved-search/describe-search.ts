import { getAppliedFilterLabel } from '#app/features/catalog/search/filters/applied-filter-label.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { getAppliedFilters } from '#domain/catalog/search/applied-filters.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { formatSearchName } from '#texts/catalog/saved-search.ts'

/** "For sale: Kyiv, 2 rooms". */
export const describeSearch = (query: SearchQueryWithType): string =>
  formatSearchName(
    query.type,
    getAppliedFilters(query).map((filter) => getAppliedFilterLabel(filter, query, AS_LISTED)),
  )
