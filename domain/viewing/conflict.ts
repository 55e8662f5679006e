import { overlaps, type Span } from './overlap.ts'
import type { LiveState, ViewingState } from './state.ts'

interface Timed extends Span {
  readonly conversation: string
  readonly state: ViewingState
}

/**
 * What an owner has at the same time in another conversation; one that is taken before one that is offered.
 *
 * @param all live ones of the owner
 */
export function findConflict(viewing: Timed, all: readonly Timed[]): LiveState | null {
  const rivals = all.filter(
    (other) => other.conversation !== viewing.conversation && overlaps(other, viewing),
  )
  if (rivals.some(({ state }) => state === 'taken')) return 'taken'
  return rivals.length === 0 ? null : 'offered'
}
