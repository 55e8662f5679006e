import { type IndexChange, NO_CHANGE } from './change.ts'
import type { LiveIndex } from './live-index.ts'
import { isListed } from './live-segment.ts'

/** The change that makes an empty index what this one is now. */
export function changeThatFills(index: LiveIndex): IndexChange {
  const segments = index.segments()
  return {
    ...NO_CHANGE,
    added: segments.map(({ segment }) => segment),
    takenOut: segments
      .filter(({ goneCount }) => goneCount > 0)
      .flatMap((live) =>
        Array.from(live.segment.columns.id)
          .filter((id) => !isListed(live, id))
          .map((id) => ({ segment: live.segment.number, id })),
      ),
  }
}
