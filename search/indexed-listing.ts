import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { SearchedFacts } from '#domain/catalog/search/fact-filters.ts'

export interface ListingKey {
  readonly type: EstateType
  readonly id: number
}

/** What is indexed of a listing: whole dollars, m², $/m², degrees, whole seconds since 1970. */
export interface IndexedListing extends ListingKey {
  readonly price: number
  /** `null` if it is not stated. */
  readonly area: number | null
  /** 0 for none; `null` without an area. */
  readonly pricePerSquare: number | null
  /** In percent; 0 if the price did not fall. */
  readonly priceDrop: number
  readonly rooms: number
  /** Unstated facts are missing. */
  readonly facts: SearchedFacts
  /** Days since 1970; `null` if it is not stated. */
  readonly availableFrom: number | null
  readonly publishedAt: number
  readonly city: string
  /** `null` where only the city is known. */
  readonly lat: number | null
  readonly lng: number | null
  /** What is searched for words. */
  readonly text: string
}
