import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Clusters } from '#domain/search/search-results.ts'

type Facts = Pick<
  Listing,
  'id' | 'price' | 'address' | 'countRooms' | 'area' | 'currentFloor' | 'totalFloor'
>

/** A home that the map shows by itself. */
export interface HomeOnMap extends Facts {
  readonly lat: number
  readonly lng: number
  /** What `price` says, in whole dollars. */
  readonly dollars: number
  /** The address of its first picture. */
  readonly cover: string | null
}

/** What the map shows of a search in its box: homes one by one if they are few, else cells. */
export interface HomesOnMap {
  readonly type: EstateType
  readonly total: number
  readonly cells: Clusters['cells']
  /** In the order of the list. */
  readonly homes: readonly HomeOnMap[]
}
