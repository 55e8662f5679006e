import type { IndexChange } from './change.ts'
import { type LiveSegment, liveSegment, takeOut } from './live-segment.ts'

/** The segments as one thread sees them. */
export interface LiveIndex {
  readonly segments: () => readonly LiveSegment[]
  readonly apply: (change: IndexChange) => void
}

/** An index with nothing in it. */
export function createLiveIndex(): LiveIndex {
  let segments: LiveSegment[] = []

  function apply({ dropped, takenOut, added, terms }: IndexChange): void {
    const gone = new Set(dropped)
    segments = segments.filter(({ segment }) => !gone.has(segment.number))
    segments.push(...added.map(liveSegment))
    const byNumber = new Map(segments.map((live) => [live.segment.number, live]))
    for (const { segment, id } of takenOut) {
      const live = byNumber.get(segment)
      if (live !== undefined) takeOut(live, id)
    }
    for (const { segment, terms: read } of terms) {
      const live = byNumber.get(segment)
      if (live !== undefined) live.segment = { ...live.segment, terms: read }
    }
  }

  return { segments: () => segments, apply }
}
