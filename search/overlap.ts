import type { Question } from '#domain/search/question.ts'
import type { Segment } from './segment.ts'

/** No listing of a block can be an answer. */
export const NONE = -1
/** What of a block's listings must be looked at one by one; 0 when its bounds say that all meet it. */
export const PRICE = 1
export const AREA = 2
export const CITY = 4
export const BOX = 8

/**
 * How a block and the answers to a question overlap, by the block's bounds alone: `NONE`, or what
 * remains to be looked at.
 *
 * @param city the place of the question's city in the segment's names; -1 for anywhere
 */
export function overlapOf(
  { blocks }: Segment,
  block: number,
  { criteria, box }: Question,
  city: number,
): number {
  const price = looked(blocks.price, block, criteria.priceMin, criteria.priceMax, PRICE)
  const area = looked(blocks.area, block, criteria.areaMin, criteria.areaMax, AREA)
  const inCity = city === -1 ? 0 : looked(blocks.city, block, city, city, CITY)
  const lat = box === null ? 0 : looked(blocks.lat, block, box.south, box.north, BOX)
  const lng = box === null ? 0 : looked(blocks.lng, block, box.west, box.east, BOX)
  // `NONE` has every bit, so that one of them makes all of it that.
  return price | area | inCity | lat | lng
}

function looked(bounds: Float64Array, block: number, min: number, max: number, bit: number) {
  const low = bounds[2 * block] as number
  const high = bounds[2 * block + 1] as number
  if (high < min || low > max) return NONE
  return low < min || high > max ? bit : 0
}
