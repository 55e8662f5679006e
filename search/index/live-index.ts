import { createLiveSegment, deleteListing, type LiveSegment } from '#search/segment/live-segment.ts'
import type { IndexChange } from './index-change.ts'

/** One thread's view of the index. */
export interface LiveIndex {
  readonly segments: () => readonly LiveSegment[]
  readonly apply: (change: IndexChange) => void
}

export function createLiveIndex(): LiveIndex {
  let segments: LiveSegment[] = []

  function apply({ droppedSegments, tombstones, addedSegments, addedTerms }: IndexChange): void {
    const dropped = new Set(droppedSegments)
    segments = segments.filter(({ segment }) => !dropped.has(segment.number))
    segments.push(...addedSegments.map(createLiveSegment))
    const byNumber = new Map(segments.map((live) => [live.segment.number, live]))
    for (const { segment, id } of tombstones) {
      const live = byNumber.get(segment)
      if (live !== undefined) deleteListing(live, id)
    }
    for (const { segment, terms } of addedTerms) {
      const live = byNumber.get(segment)
      if (live !== undefined) live.segment = { ...live.segment, terms }
    }
  }

  return { segments: () => segments, apply }
}
