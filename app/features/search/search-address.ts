import { type SearchQuery, searchQueryPairs } from '#domain/search-query.ts'

/** The address of a search: `/property` with its pairs in their one order. */
export function searchAddress(query: SearchQuery): string {
  const pairs = new URLSearchParams(searchQueryPairs(query)).toString()
  return pairs === '' ? '/property' : `/property?${pairs}`
}
