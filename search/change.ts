import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Segment } from './segment.ts'
import type { Terms } from './terms.ts'

/** A listing's key: its type and its id. */
export interface ListingKey {
  readonly type: EstateType
  readonly id: number
}

/** One step from one state of the index to the next; all of it happens at once, in this order. */
export interface IndexChange {
  /** Segments that others replace, by number. */
  readonly dropped: readonly number[]
  /** Listings that are gone from the segment of this number. */
  readonly takenOut: readonly { readonly segment: number; readonly id: number }[]
  readonly added: readonly Segment[]
  /** The terms of segments that came without. */
  readonly terms: readonly { readonly segment: number; readonly terms: Terms }[]
}

export const NO_CHANGE: IndexChange = { dropped: [], takenOut: [], added: [], terms: [] }
