import type { EstateType } from '#domain/listing/estate-type.ts'
import type { CatalogueEntry } from '#domain/listing/listing.ts'
import { parsePrice } from '#domain/listing/price.ts'
import { type Box, isInBox } from './box.ts'
import { type Criteria, meets } from './filters.ts'
import type { Sort } from './sort.ts'
import { termsOf } from './words.ts'

/** A search with everything typed already read: what a home must be, and which comes first. */
export interface Question {
  readonly type: EstateType
  readonly criteria: Criteria
  /** As the catalogue writes it; `null` for anywhere. */
  readonly city: string | null
  /** Each must begin a term of the home's address or description. */
  readonly stems: readonly string[]
  readonly box: Box | null
  readonly sort: Sort
  /** What `nearest` is measured from; without it, `nearest` is `newest`. */
  readonly near: { readonly lat: number; readonly lng: number } | null
}

/** A home, and when it was published, in whole seconds since 1970. */
export interface PublishedHome {
  readonly home: CatalogueEntry
  readonly publishedAt: number
}

/** Whether a home is an answer. What `search/` finds must be what this says. */
export function answers(home: CatalogueEntry, question: Question): boolean {
  return (
    home.type === question.type &&
    (question.city === null || home.city === question.city) &&
    (question.box === null || isInBox(home, question.box)) &&
    meets(home, question.criteria) &&
    hasStems(home, question.stems)
  )
}

function hasStems(home: CatalogueEntry, stems: readonly string[]): boolean {
  if (stems.length === 0) return true
  const terms = termsOf(`${home.address} ${home.description}`)
  return stems.every((stem) => terms.some((term) => term.startsWith(stem)))
}

/**
 * By what a home is ordered, the lowest first; of equals the lowest id comes first. Homes without a
 * price per square metre count as 0 there (docs/product.md, "Matching").
 */
export function sortKey({ home, publishedAt }: PublishedHome, { sort, near }: Question): number {
  switch (sort) {
    case 'price-up':
      return parsePrice(home.price) ?? 0
    case 'price-down':
      return 0 - (parsePrice(home.price) ?? 0)
    case 'area':
      return -home.area
    case 'price-per-square':
      return home.pricePerSquare ?? 0
    case 'nearest':
      return near === null
        ? 0 - publishedAt
        : distance(home.lat, home.lng, near, narrowing(near.lat))
    case 'newest':
      return 0 - publishedAt
  }
}

/** How much shorter a degree of longitude is than one of latitude. */
export const narrowing = (lat: number) => Math.cos((lat * Math.PI) / 180)

/** The square of the distance in degrees of latitude: right within a city, and quick to compare. */
export function distance(
  lat: number,
  lng: number,
  from: { readonly lat: number; readonly lng: number },
  narrow: number,
): number {
  const north = lat - from.lat
  const east = (lng - from.lng) * narrow
  return north * north + east * east
}
