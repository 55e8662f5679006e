import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { TermDictionary } from '#search/segment/term-dictionary.ts'

export interface ListingKey {
  readonly type: EstateType
  readonly id: number
}

/** A step from one state of the index to the next. It is applied atomically, in this order. */
export interface IndexChange {
  /** Numbers of segments that others replace. */
  readonly droppedSegments: readonly number[]
  /** Listings that are deleted from the segment with this number. */
  readonly tombstones: readonly { readonly segment: number; readonly id: number }[]
  readonly addedSegments: readonly Segment[]
  /** Term dictionaries of segments that were added without one. */
  readonly addedTerms: readonly { readonly segment: number; readonly terms: TermDictionary }[]
}

export const EMPTY_CHANGE: IndexChange = {
  droppedSegments: [],
  tombstones: [],
  addedSegments: [],
  addedTerms: [],
}
