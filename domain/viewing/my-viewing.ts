import type { LiveState, ViewingAction } from './state.ts'

/** A viewing to come, as one of its two people has it. */
export interface MyViewing {
  readonly id: string
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string
  readonly state: LiveState
  /** Where to come, as exactly as this person may know. */
  readonly place: string
  /** Whether the exact place is told to who takes it, or was. */
  readonly disclosesExactPlace: boolean
  readonly actions: readonly ViewingAction[]
  /** Why the seeker cannot take what is offered; null where nothing more is to be said. */
  readonly unavailable: 'has one' | 'home gone' | null
  /** What of the owner's is at the same time in another conversation. */
  readonly conflict: LiveState | null
}
