import type { Box } from '#domain/search/box.ts'
import type { Question } from '#domain/search/question.ts'
import type { Clusters } from '#domain/search/results.ts'
import { findClusters } from '#search/find-clusters.ts'
import { type FoundListings, findListings, type PageWindow } from '#search/find-listings.ts'
import type { LiveIndex } from '#search/live-index.ts'

/** A question about a part of the map. */
export type BoxQuestion = Question & { readonly box: Box }

/** Who answers questions: memory, threads that share it, or the database. */
export interface Searcher {
  readonly find: (question: Question, window: PageWindow) => Promise<FoundListings>
  /** @param zoom of the map, 0 to 20 */
  readonly clusters: (question: BoxQuestion, zoom: number) => Promise<Clusters>
}

/** Answers from an index of this thread, at once. */
export function searcherOf(index: LiveIndex): Searcher {
  return {
    find: async (question, window) => findListings(index.segments(), question, window),
    clusters: async (question, zoom) => findClusters(index.segments(), question, zoom),
  }
}
