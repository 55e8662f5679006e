import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Segment } from '#search/segment/segment.ts'

/** No row of the block can match. It has every bit set, so OR-ing it with others keeps it. */
export const NO_MATCH = -1
/** Filters that must be checked row by row. */
export const PRICE_BIT = 1
export const AREA_BIT = 2
export const CITY_BIT = 4
export const BOX_BIT = 8

/**
 * The filters that the block's bounds do not decide, as bits; `NO_MATCH` if the bounds rule out a match.
 *
 * @param city index into the segment's cities; -1 for any city
 */
export function getUnresolvedFilters(
  { blocks }: Segment,
  block: number,
  { filters, box }: SearchCriteria,
  city: number,
): number {
  const price = checkRange(blocks.price, block, filters.priceMin, filters.priceMax, PRICE_BIT)
  const area = checkRange(blocks.area, block, filters.areaMin, filters.areaMax, AREA_BIT)
  const inCity = city === -1 ? 0 : checkRange(blocks.city, block, city, city, CITY_BIT)
  const lat = box === null ? 0 : checkRange(blocks.lat, block, box.south, box.north, BOX_BIT)
  const lng = box === null ? 0 : checkRange(blocks.lng, block, box.west, box.east, BOX_BIT)
  return price | area | inCity | lat | lng
}

function checkRange(bounds: Float64Array, block: number, min: number, max: number, bit: number) {
  const low = bounds[2 * block] as number
  const high = bounds[2 * block + 1] as number
  if (high < min || low > max) return NO_MATCH
  return low < min || high > max ? bit : 0
}
