import { type ListingKeys, toListingKey } from '#app/browser/listings/listing-keys.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import type { ListingSummary } from '#domain/catalog/listing/summary.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'

/** A listing shown as a pin of its own. */
export interface MapListing
  extends ListingSummary,
    Pick<Listing, 'countRooms' | 'area' | 'currentFloor' | 'totalFloor'> {
  readonly lat: number
  readonly lng: number
  /** Whether the exact place is withheld. */
  readonly isApproximate?: boolean
  /** `price` as a number, in whole dollars. */
  readonly dollars: number
}

export const findCheapest = (listings: readonly MapListing[]): MapListing | undefined =>
  listings.toSorted((a, b) => a.dollars - b.dollars)[0]

/** Response of `/clusters` for a box. Either `homes` or `cells` is empty. */
export interface MapResults extends Pick<Clusters, 'total' | 'cells'> {
  readonly type: EstateType
  /** Sorted like the list. */
  readonly homes: readonly MapListing[]
}

/** The counts stay as the server returned them. */
export const withoutListings = (
  results: MapResults | null,
  hidden: ListingKeys,
): MapResults | null =>
  results && {
    ...results,
    homes: results.homes.filter(({ id }) => !hidden.includes(toListingKey(results.type, id))),
  }
