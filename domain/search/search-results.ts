import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { FilterName } from './applied-filters.ts'

/**
 * How many homes each choice would find, in the order of the choices; each ignores what is chosen of
 * its own kind.
 */
export interface Facets {
  /** Of `ROOM_OPTIONS`. */
  readonly rooms: readonly number[]
  /** Renovated, not renovated. */
  readonly renovation: readonly number[]
  /** Of `PRICE_PER_SQUARE_OPTIONS`. */
  readonly pricePerSquare: readonly number[]
}

/** A condition to take back where nothing was found, and how many homes that would find. */
export interface RelaxedSearch {
  readonly filter: FilterName
  readonly total: number
}

/** A page of results. `page` counts from 1 and is at most `pages`, which is at least 1. */
export interface SearchResults {
  readonly type: EstateType
  readonly listings: readonly Listing[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly facets: Facets
  /** The city that the text of the search names, as the catalogue writes it. */
  readonly city: string | null
  /** Only where nothing was found: what to take back, those that find the most first; none finds 0. */
  readonly relaxedSearches: readonly RelaxedSearch[]
}

/** A home on the map: whole dollars, degrees. */
export interface MapPin {
  readonly id: number
  readonly price: number
  readonly lat: number
  readonly lng: number
}

/** What the map shows of a search: homes one by one if they are few, else how many are where. */
export interface Clusters {
  readonly total: number
  readonly pins: readonly MapPin[]
  readonly cells: readonly { readonly count: number; readonly lat: number; readonly lng: number }[]
}

/** A place that can complete what someone types. */
export interface Suggestion {
  readonly kind: 'city' | 'district' | 'street'
  /** What the field is filled with: "Kyiv", "Podil, Kyiv", "Mezhyhirska Street, Kyiv". */
  readonly text: string
  /** Homes there, of both types. */
  readonly total: number
}
