import { containsListing } from '#search/segment/live-segment.ts'
import { EMPTY_CHANGE, type IndexChange } from './index-change.ts'
import type { LiveIndex } from './live-index.ts'

/** The change that brings an empty index to the state of this one. */
export function createSnapshot(index: LiveIndex): IndexChange {
  const segments = index.segments()
  return {
    ...EMPTY_CHANGE,
    addedSegments: segments.map(({ segment }) => segment),
    tombstones: segments
      .filter(({ deletedCount }) => deletedCount > 0)
      .flatMap((live) =>
        Array.from(live.segment.columns.id)
          .filter((id) => !containsListing(live, id))
          .map((id) => ({ segment: live.segment.number, id })),
      ),
  }
}
