import type { EstateType } from '#domain/listing/estate-type.ts'
import type { CatalogListing } from '#domain/listing/listing.ts'
import { toDollars } from '#domain/listing/price.ts'
import { type BoundingBox, isInBoundingBox } from './bounding-box.ts'
import { matchesFilters, type ParsedFilters } from './filters.ts'
import type { Sort } from './sort.ts'
import { toTerms } from './words.ts'

/** A search query whose texts have been read: what listings must match, and their order. */
export interface SearchCriteria {
  readonly type: EstateType
  readonly filters: ParsedFilters
  /** As the catalog spells it; `null` for any city. */
  readonly city: string | null
  /** Each must be a prefix of a term of the street address or description. */
  readonly stems: readonly string[]
  readonly box: BoundingBox | null
  readonly sort: Sort
  /** The origin of the sort order `nearest`; without it, `nearest` sorts like `newest`. */
  readonly near: { readonly lat: number; readonly lng: number } | null
}

export interface DatedListing {
  readonly listing: CatalogListing
  /** Whole seconds since 1970. */
  readonly publishedAt: number
}

/** The definition of a match; tests compare the index in `search/` with it. */
export function matchesCriteria(listing: CatalogListing, criteria: SearchCriteria): boolean {
  return (
    listing.type === criteria.type &&
    (criteria.city === null || listing.city === criteria.city) &&
    (criteria.box === null || isInBoundingBox(listing, criteria.box)) &&
    matchesFilters(listing, criteria.filters) &&
    hasStems(listing, criteria.stems)
  )
}

function hasStems(listing: CatalogListing, stems: readonly string[]): boolean {
  if (stems.length === 0) return true
  const terms = toTerms(`${listing.address} ${listing.description}`)
  return stems.every((stem) => terms.some((term) => term.startsWith(stem)))
}

/**
 * Listings are sorted by this key in ascending order, then by id. A missing price per square meter
 * counts as 0 (docs/product.md, "Matching").
 */
export function getSortKey(
  { listing, publishedAt }: DatedListing,
  { sort, near }: SearchCriteria,
): number {
  switch (sort) {
    case 'price-up':
      return toDollars(listing.price)
    case 'price-down':
      return 0 - toDollars(listing.price)
    case 'area':
      return -listing.area
    case 'price-per-square':
      return listing.pricePerSquare ?? 0
    case 'nearest':
      return near === null
        ? 0 - publishedAt
        : squaredDistance(listing.lat, listing.lng, near, getLongitudeScale(near.lat))
    case 'newest':
      return 0 - publishedAt
  }
}

/** The length of a degree of longitude at this latitude, in degrees of latitude. */
export const getLongitudeScale = (lat: number) => Math.cos((lat * Math.PI) / 180)

/** In square degrees of latitude: accurate within a city, and cheap to compare. */
export function squaredDistance(
  lat: number,
  lng: number,
  from: { readonly lat: number; readonly lng: number },
  longitudeScale: number,
): number {
  const north = lat - from.lat
  const east = (lng - from.lng) * longitudeScale
  return north * north + east * east
}
