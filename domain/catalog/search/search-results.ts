import type { CityWords } from '#domain/catalog/city/city-words.ts'
import type { PriceDrop } from '#domain/catalog/history/price-change.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { TranslatedListing } from '#domain/catalog/listing/listing.ts'
import type { FilterName } from './applied-filters.ts'
import type { FactFilter } from './fact-filters.ts'
import type { Similarity } from './similar.ts'

/**
 * The number of matches for each option, in the order of the options, disregarding the filter that
 * the option belongs to.
 */
export interface Facets {
  /** By `ROOM_OPTIONS`. */
  readonly rooms: readonly number[]
  /** By `PRICE_PER_SQUARE_OPTIONS`. */
  readonly pricePerSquare: readonly number[]
  /** By the values of `FACT_FILTERS`, then those that do not state it. */
  readonly facts: Readonly<Record<FactFilter, readonly number[]>>
}

/** Those of a search, with the matches whose price fell. */
export interface SearchFacets extends Facets {
  readonly reduced: number
}

/** A filter to remove when nothing matches, and the number of matches without it. */
export interface RelaxedSearch {
  readonly filter: FilterName
  readonly total: number
}

/** A page of results. `page` starts at 1 and is at most `pages`, which is at least 1. */
export interface SearchResults {
  readonly type: EstateType
  readonly listings: readonly TranslatedListing[]
  /**
   * When each of `listings` was published, in seconds since 1970. Not a field of the listing,
   * because favorites store whole listings.
   */
  readonly publishedAt: readonly number[]
  /** Ids of `listings` whose exact place is withheld; missing if there are none. */
  readonly approximateIds?: readonly number[]
  /** How far the prices of `listings` fell, by their ids. */
  readonly priceDrops: Readonly<Record<number, PriceDrop>>
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly facets: SearchFacets
  /** The search text that was used instead, if one letter of the typed one was corrected. */
  readonly correctedText: string | null
  /** The city that the search text names, as the catalog spells it. */
  readonly city: string | null
  /** All listings of the type in `city`, if `total` is 0; else 0. */
  readonly cityTotal: number
  /** Empty unless `total` is 0. Sorted by descending total; none has a total of 0. */
  readonly relaxedSearches: readonly RelaxedSearch[]
}

/** What a listing's page shows besides the listing. */
export interface Surroundings {
  readonly similar: readonly TranslatedListing[]
  /** What the similar listings have in common with this one; `null` if there are none. */
  readonly similarity: Similarity | null
  /** How far the prices of the similar listings fell, by their ids. */
  readonly priceDrops: Readonly<Record<number, PriceDrop>>
  /** `null` if there is nothing to compare. */
  readonly market: Market | null
}

/** Comparable prices per m², in $/m². */
export interface Market {
  readonly median: number
  readonly city: string
  /** The number of listings behind it. */
  readonly total: number
}

/** With the city in the words of a page. */
export type WordedMarket = Omit<Market, 'city'> & { readonly city: CityWords }

/** A single listing on the map: whole dollars, degrees. */
export interface MapPin {
  readonly id: number
  readonly price: number
  readonly lat: number
  readonly lng: number
}

/** Either `pins` or `cells` is empty: few listings are pins, many are counted in cells. */
export interface Clusters {
  readonly total: number
  readonly pins: readonly MapPin[]
  readonly cells: readonly { readonly count: number; readonly lat: number; readonly lng: number }[]
}

/** Response of `/count`. */
export interface ListingCount {
  readonly total: number
}

export interface Suggestion {
  readonly kind: 'city' | 'district' | 'street' | 'metro' | 'complex'
  /** The completed text: "Kyiv", "Podil, Kyiv", "Mezhyhirska Street, Kyiv". */
  readonly text: string
  /** Listings there, of the requested type or of both. */
  readonly total: number
}
