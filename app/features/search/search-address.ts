import { formatSearchQuery, type SearchQuery } from '#domain/search/search-query.ts'
import { usableSort } from './sort-choices.ts'

/** The address of a search: `/property` with its pairs in their one order. */
export function searchAddress(query: SearchQuery): string {
  const usable = { ...query, sort: usableSort(query) }
  const pairs = new URLSearchParams(formatSearchQuery(usable)).toString()
  return pairs === '' ? '/property' : `/property?${pairs}`
}
