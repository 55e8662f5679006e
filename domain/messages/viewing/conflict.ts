import { overlaps, type Span } from './overlap.ts'
import type { LiveState, ViewingState } from './state.ts'

interface Timed extends Span {
  readonly conversation: string
  readonly state: ViewingState
}

/**
 * The state of the owner's overlapping time in another conversation; a taken one takes precedence
 * over an offered one.
 *
 * @param all the owner's live times
 */
export function findConflict(viewing: Timed, all: readonly Timed[]): LiveState | null {
  const rivals = all.filter(
    (other) => other.conversation !== viewing.conversation && overlaps(other, viewing),
  )
  if (rivals.some(({ state }) => state === 'taken')) return 'taken'
  return rivals.length === 0 ? null : 'offered'
}
