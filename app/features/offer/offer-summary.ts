import type { OfferState } from '#domain/offer/lifecycle/state.ts'
import type { HomePicture } from '#domain/picture/home-picture.ts'

/** What the list says of an offer. */
export interface OfferSummary {
  readonly id: string
  /** Of the form that duplicates it, so that one form makes one draft. */
  readonly copyKey: string
  readonly state: OfferState
  readonly type: 'sale' | 'rent' | null
  /** '' before anything is known. */
  readonly place: string
  readonly price: string
  readonly cover: HomePicture | null
  readonly reason: string | null
  /** What its owner said against the rejection. */
  readonly appeal: string | null
  /** Whether a home of somebody else shows its pictures. */
  readonly hasCopies: boolean
  /** Whether its owner claimed a home of somebody else for it. */
  readonly isClaiming: boolean
  /** The path of its listing, while visitors see it. */
  readonly path: string | null
  /** The names of the steps that a draft still needs. */
  readonly left: readonly string[]
  /** Where its form goes on. */
  readonly nextPath: string
  /** Whether its owner was asked if it is still free, and has not answered. */
  readonly isLate: boolean
  /** Viewings that are still agreed on though nobody sees the home, with the paths where they can be canceled. */
  readonly stillAgreed: readonly { readonly time: string; readonly path: string }[]
  /** "December 3, 2026": when it ends, or cannot be taken back any more. */
  readonly until: string | null
}
