import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { formatDraftCount } from '#content/texts/catalog/draft-count.ts'
import type { Filters } from '#domain/catalog/search/filters.ts'
import { countPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { ListingCount } from '#domain/catalog/search/search-results.ts'
import { hasFields, isNumber } from '#domain/platform/json/shape.ts'

const DEBOUNCE_MS = 250

const isListingCount = hasFields<ListingCount>({ total: isNumber })

interface DraftCountProps {
  /** Has the applied filters. */
  readonly query: SearchQueryWithType
  readonly draft: Filters
}

/** How many listings Apply would find; nothing while the draft equals the applied filters. */
export function DraftCount({ query, draft }: DraftCountProps) {
  const path = countPath({ ...query, filters: draft })
  const isDirty = path !== countPath(query)
  const { result } = useFetchJson(isDirty ? path : null, isListingCount, DEBOUNCE_MS)
  return isDirty && result?.path === path ? formatDraftCount(result.value.total) : null
}
