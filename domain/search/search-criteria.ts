import type { EstateType } from '#domain/listing/estate-type.ts'
import type { CatalogListing } from '#domain/listing/listing.ts'
import { parsePrice } from '#domain/listing/price.ts'
import { type BoundingBox, isInBoundingBox } from './bounding-box.ts'
import { matchesFilters, type ParsedFilters } from './filters.ts'
import type { Sort } from './sort.ts'
import { toTerms } from './words.ts'

/** A search with everything typed already read: what a home must be, and which comes first. */
export interface SearchCriteria {
  readonly type: EstateType
  readonly filters: ParsedFilters
  /** As the catalogue writes it; `null` for anywhere. */
  readonly city: string | null
  /** Each must begin a term of the home's address or description. */
  readonly stems: readonly string[]
  readonly box: BoundingBox | null
  readonly sort: Sort
  /** What `nearest` is measured from; without it, `nearest` is `newest`. */
  readonly near: { readonly lat: number; readonly lng: number } | null
}

/** A home, and when it was published, in whole seconds since 1970. */
export interface DatedListing {
  readonly listing: CatalogListing
  readonly publishedAt: number
}

/** Whether a home is an answer. What `search/` finds must be what this says. */
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
 * By what a home is ordered, the lowest first; of equals the lowest id comes first. Homes without a
 * price per square metre count as 0 there (docs/product.md, "Matching").
 */
export function getSortKey(
  { listing, publishedAt }: DatedListing,
  { sort, near }: SearchCriteria,
): number {
  switch (sort) {
    case 'price-up':
      return parsePrice(listing.price) ?? 0
    case 'price-down':
      return 0 - (parsePrice(listing.price) ?? 0)
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

/** How much shorter a degree of longitude is than one of latitude. */
export const getLongitudeScale = (lat: number) => Math.cos((lat * Math.PI) / 180)

/** The square of the distance in degrees of latitude: right within a city, and quick to compare. */
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
