import { ViewSwitch } from '#app/features/catalog/map/listings/controls/view-switch.tsx'
import { SortField } from '#app/features/catalog/search/results/sort-field.tsx'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'

interface ResultsToolsProps {
  readonly query: SearchQuery
  /** The city that the search text names. */
  readonly city: string | null
}

/** Beside the heading of results. */
export function ResultsTools({ query, city }: ResultsToolsProps) {
  return (
    <>
      <SortField query={query} city={city} />
      <ViewSwitch query={query} />
    </>
  )
}
