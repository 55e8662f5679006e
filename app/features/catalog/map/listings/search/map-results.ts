import { type ListingKeys, toListingKey } from '#app/browser/listings/listing-keys.ts'
import { isAskedPrice } from '#domain/catalog/favorite/favorite.ts'
import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import type { AskedPrice } from '#domain/catalog/listing/listing.ts'
import {
  hasFields,
  isBoolean,
  isListOf,
  isNumber,
  isOptional,
  isText,
} from '#domain/platform/json/shape.ts'

/** A listing shown as a pin of its own. */
export interface MapListing {
  readonly id: number
  readonly price: string
  readonly asked?: AskedPrice | undefined
  readonly address: string
  readonly countRooms: string
  readonly area?: number | undefined
  readonly currentFloor?: number | undefined
  readonly totalFloor?: number | undefined
  readonly lat: number
  readonly lng: number
  /** Whether the exact place is withheld. */
  readonly isApproximate?: boolean | undefined
  /** `price` as a number, in whole dollars. */
  readonly dollars: number
  /** The first picture. */
  readonly cover: string | null
}

export const findCheapest = (listings: readonly MapListing[]): MapListing | undefined =>
  listings.toSorted((a, b) => a.dollars - b.dollars)[0]

interface Cell {
  readonly count: number
  readonly lat: number
  readonly lng: number
}

/** Response of `/clusters` for a box. Either `homes` or `cells` is empty. */
export interface MapResults {
  readonly type: EstateType
  readonly total: number
  readonly cells: readonly Cell[]
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

const isMapListing = hasFields<MapListing>({
  id: isNumber,
  price: isText,
  asked: isOptional(isAskedPrice),
  address: isText,
  countRooms: isText,
  area: isOptional(isNumber),
  currentFloor: isOptional(isNumber),
  totalFloor: isOptional(isNumber),
  lat: isNumber,
  lng: isNumber,
  isApproximate: isOptional(isBoolean),
  dollars: isNumber,
  cover: (value): value is string | null => value === null || isText(value),
})

export const isMapResults = hasFields<MapResults>({
  type: isEstateType,
  total: isNumber,
  cells: isListOf(hasFields<Cell>({ count: isNumber, lat: isNumber, lng: isNumber })),
  homes: isListOf(isMapListing),
})
