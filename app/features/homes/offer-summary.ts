import type { CheckState } from '#domain/homes/home-check/home-check.ts'
import type { DescribedChange } from '#domain/homes/offer/changes.ts'
import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import type { HomePicture } from '#domain/homes/picture/home-picture.ts'

/** An offer as the list shows it. */
export interface OfferSummary {
  readonly id: string
  /** Idempotency key of the form that duplicates it. */
  readonly copyKey: string
  readonly state: OfferState
  readonly type: 'sale' | 'rent' | null
  /** Where the home is; '' while that is unknown. */
  readonly place: string
  readonly price: string
  readonly cover: HomePicture | null
  readonly reason: string | null
  /** For example "November 27, 2026". */
  readonly rejectedOn: string | null
  /** What was changed since it was rejected. */
  readonly changes: readonly DescribedChange[]
  /** Whether a moderator decided since its owner was here. */
  readonly hasNews: boolean
  /** Whether it changes another home of the list. */
  readonly changedHome: boolean
  /** The change of it that was begun. */
  readonly change: { readonly id: string; readonly state: OfferState } | null
  /** What its owner wrote against the rejection. */
  readonly appeal: string | null
  /** Whether another person's home shows its pictures. */
  readonly hasCopies: boolean
  /** Whether its owner has claimed another person's home for it. */
  readonly isClaiming: boolean
  /** The check of its owner. */
  readonly check: CheckState
  /** The path of its listing, while visitors see it. */
  readonly path: string | null
  /** The names of the steps that a draft still needs. */
  readonly left: readonly string[]
  /** Where filling the form continues. */
  readonly nextPath: string
  /** Its views and hearts of the last 30 days; `null` for a home that is not shown. */
  readonly numbers: string | null
  /** Whether its owner was asked if it is still available and has not answered. */
  readonly isLate: boolean
  /**
   * Viewings that are still agreed although nobody sees the home any more, with the paths where they can be canceled.
   */
  readonly stillAgreed: readonly { readonly time: string; readonly path: string }[]
  /** For example "December 3, 2026": when it ends, or from when it can no longer be restored. */
  readonly until: string | null
}
