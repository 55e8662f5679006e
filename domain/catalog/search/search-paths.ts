import { ENDPOINTS, PATHS, withParameters } from '#domain/platform/paths.ts'
import type { BoundingBox } from './bounding-box.ts'
import {
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  type SearchQuery,
  type SearchQueryWithType,
} from './search-query.ts'
import { DEFAULT_SORT } from './sort.ts'
import { toUsableSort } from './usable-sort.ts'

// Separate from `domain/platform/paths.ts`, which every screen loads: only screens with a search need this code.

/** Each search has one path: parameters in one order, without a sort that it cannot have. */
export function searchPath(query: SearchQuery): string {
  return withParameters(PATHS.search, formatSearchQuery({ ...query, sort: toUsableSort(query) }))
}

/** The Atom feed of a search, which has the newest first, whatever the order of the search. */
export function atomPath(query: SearchQuery): string {
  const ordered = { ...query, sort: DEFAULT_SORT, view: 'list', page: 1 } as const
  return withParameters(ENDPOINTS.atom, formatSearchQuery(ordered))
}

/** What a search finds in a part of the map. */
export function clustersPath(query: SearchQueryWithType, box: BoundingBox, zoom: number): string {
  return withParameters(ENDPOINTS.clusters, [
    ...clusterParameters(query, box),
    ['zoom', String(zoom)],
  ])
}

/** The bounds of the map that contain all results of a search, whatever its box. */
export const extentPath = (query: SearchQueryWithType): string =>
  withParameters(ENDPOINTS.clusters, clusterParameters(query, null))

/** How many listings a search finds. */
export const countPath = (query: SearchQueryWithType): string =>
  withParameters(ENDPOINTS.count, clusterParameters(query, query.box))

function clusterParameters(query: SearchQueryWithType, box: BoundingBox | null) {
  const { sort, view, page } = EMPTY_SEARCH_QUERY
  return formatSearchQuery({ ...query, box, sort, view, page })
}
