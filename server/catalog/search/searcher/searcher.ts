import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import type { LiveIndex } from '#search/index/live-index.ts'
import { correctTerm } from '#search/query/correct-term.ts'
import { findClusters } from '#search/query/find-clusters.ts'
import { type FoundListings, findListings, type PageWindow } from '#search/query/find-listings.ts'

export type BoxCriteria = SearchCriteria & { readonly box: BoundingBox }

/** Implemented by the index, by threads that share it, and by SQL. */
export interface Searcher {
  readonly find: (criteria: SearchCriteria, window: PageWindow) => Promise<FoundListings>
  /** @param zoom of the map, 0 to 20 */
  readonly clusters: (criteria: BoxCriteria, zoom: number) => Promise<Clusters>
  /** See `correctTerm`; `null` for each where there is no index. */
  readonly correct: (type: EstateType, prefixes: readonly string[]) => Promise<Corrections>
}

/** The probable meaning of each prefix, or `null`. */
export type Corrections = readonly (string | null)[]

export function createIndexSearcher(index: LiveIndex): Searcher {
  return {
    find: async (criteria, window) => findListings(index.segments(), criteria, window),
    clusters: async (criteria, zoom) => findClusters(index.segments(), criteria, zoom),
    correct: async (type, prefixes) =>
      prefixes.map((prefix) => correctTerm(index.segments(), type, prefix)),
  }
}
