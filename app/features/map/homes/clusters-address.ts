import type { Box } from '#domain/search/box.ts'
import { NO_SEARCH, searchQueryPairs, type TypedSearch } from '#domain/search/search-query.ts'
import type { Area } from './map-box.ts'

const address = (query: TypedSearch, box: Box | null, more: [string, string][]) => {
  const { sort, view, page } = NO_SEARCH
  return `/clusters?${new URLSearchParams([...searchQueryPairs({ ...query, box, sort, view, page }), ...more])}`
}

/** Where to ask what the map shows of a search in a part of it. */
export const clustersAddress = (query: TypedSearch, { box, zoom }: Area): string =>
  address(query, box, [['zoom', String(zoom)]])

/** Where to ask which part of the map holds all homes of a search, whatever its box. */
export const extentAddress = (query: TypedSearch): string => address(query, null, [])
