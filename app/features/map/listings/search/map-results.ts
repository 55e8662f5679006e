import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Clusters } from '#domain/search/search-results.ts'

type MapListingFields = Pick<
  Listing,
  'id' | 'price' | 'address' | 'countRooms' | 'area' | 'currentFloor' | 'totalFloor'
>

/** A listing that the map shows by itself. */
export interface MapListing extends MapListingFields {
  readonly lat: number
  readonly lng: number
  /** `price` as a number, in whole dollars. */
  readonly dollars: number
  /** The first picture. */
  readonly cover: string | null
}

/** Response of `/clusters` for a box. Either `homes` or `cells` is empty. */
export interface MapResults {
  readonly type: EstateType
  readonly total: number
  readonly cells: Clusters['cells']
  /** Sorted like the list. */
  readonly homes: readonly MapListing[]
}
