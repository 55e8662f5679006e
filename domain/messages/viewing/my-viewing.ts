import type { Party } from '#domain/messages/conversation/party.ts'
import type { LiveState, ViewingAction } from './state.ts'

/** A future viewing, as one of its two people sees it. */
export interface MyViewing {
  readonly id: string
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string
  readonly state: LiveState
  readonly offeredBy: Party
  /** The reader. */
  readonly party: Party
  /** Where to come, as exactly as this person may know. */
  readonly place: string
  /** Whether the seeker learns the exact place on taking the time, or has learned it. */
  readonly disclosesExactPlace: boolean
  /** Whether the reader chooses, on taking the time, if the seeker learns the exact place. */
  readonly mayDisclosePlace: boolean
  readonly actions: readonly ViewingAction[]
  /** Why the reader cannot take an offered time; null if nothing else prevents it. */
  readonly unavailable: 'has one' | 'home gone' | null
  /** The owner's overlapping time in another conversation: taken or only offered. */
  readonly conflict: LiveState | null
}
