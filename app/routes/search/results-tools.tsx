import { ViewSwitch } from '#app/features/map/listings/controls/view-switch.tsx'
import { SortField } from '#app/features/search/results/sort-field.tsx'
import type { SearchQuery } from '#domain/search/search-query.ts'

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
