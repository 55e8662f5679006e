import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { BoundingBox } from './bounding-box.ts'
import type { ParsedFilters } from './filters.ts'
import type { Sort } from './sort.ts'
import type { WordCondition } from './text/word-condition.ts'

/** A search query with its texts parsed: what listings must match, and their order. */
export interface SearchCriteria {
  readonly type: EstateType
  readonly filters: ParsedFilters
  /** As the catalog spells it; `null` for any city. */
  readonly city: string | null
  /** Conditions on words; each must hold. */
  readonly words: readonly WordCondition[]
  readonly box: BoundingBox | null
  readonly sort: Sort
  /** The origin of the sort order `nearest`; without it, `nearest` sorts like `newest`. */
  readonly near: { readonly lat: number; readonly lng: number } | null
}

/** The length of a degree of longitude at this latitude, in degrees of latitude. */
export const getLongitudeScale = (lat: number) => Math.cos((lat * Math.PI) / 180)

/** The sort key of a listing of which nobody knows what the order goes by: greater than any other. */
export const UNKNOWN_KEY = Number.MAX_VALUE

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
