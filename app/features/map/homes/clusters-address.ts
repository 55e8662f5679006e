import type { BoundingBox } from '#domain/search/bounding-box.ts'
import {
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  type SearchQueryWithType,
} from '#domain/search/search-query.ts'
import type { Area } from './map-box.ts'

const address = (query: SearchQueryWithType, box: BoundingBox | null, more: [string, string][]) => {
  const { sort, view, page } = EMPTY_SEARCH_QUERY
  return `/clusters?${new URLSearchParams([...formatSearchQuery({ ...query, box, sort, view, page }), ...more])}`
}

/** Where to ask what the map shows of a search in a part of it. */
export const clustersAddress = (query: SearchQueryWithType, { box, zoom }: Area): string =>
  address(query, box, [['zoom', String(zoom)]])

/** Where to ask which part of the map holds all homes of a search, whatever its box. */
export const extentAddress = (query: SearchQueryWithType): string => address(query, null, [])
