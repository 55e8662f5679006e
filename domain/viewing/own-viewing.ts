import type { LiveState, ViewingAction } from './state.ts'

/** A viewing to come, as one of its two people has it. */
export interface OwnViewing {
  readonly id: string
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string
  readonly state: LiveState
  /** Where to come, as exactly as this person may know. */
  readonly place: string
  /** Whether the exact place is told to who takes it, or was. */
  readonly tellsExactPlace: boolean
  readonly actions: readonly ViewingAction[]
  /** Why the seeker cannot take what is offered; null where nothing more is to be said. */
  readonly untakeable: 'has one' | 'home gone' | null
  /** What of the owner's is at the same time in another conversation. */
  readonly rival: LiveState | null
}
