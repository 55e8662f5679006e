import { createGeneratedIndex } from '#bench/support/generated-index.ts'
import { findClusters } from '#search/query/find-clusters.ts'
import { findListings } from '#search/query/find-listings.ts'
import type { SearchEngine } from './search-engine.ts'

/** A page of our index includes the facets. */
export function openOwnIndex(count: number): SearchEngine {
  const segments = createGeneratedIndex(count).index.segments()
  return {
    name: "Homiq's index: facets come with the page, total exact",
    page: async ({ criteria, window }) => findListings(segments, criteria, window),
    facets: async () => {},
    clusters: async ({ criteria, zoom }) => findClusters(segments, criteria, zoom),
    async [Symbol.asyncDispose]() {},
  }
}
