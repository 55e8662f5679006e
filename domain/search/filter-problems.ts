import { parseArea } from '#domain/listing/area.ts'
import { parsePrice } from '#domain/listing/price.ts'
import type { Filters, RangeText } from './filters.ts'

/** Why a pair of bounds does not do what it seems to (docs/product.md, "Filter inputs"). */
export interface RangeProblems {
  /** The text of this bound holds no number, so it is no bound. */
  readonly min: boolean
  readonly max: boolean
  /** The lowest is above the highest, so nothing can match. */
  readonly order: boolean
}

function findRangeProblems(
  range: RangeText,
  parse: (text: string) => number | null,
): RangeProblems {
  const min = parse(range.min)
  const max = parse(range.max)
  return {
    min: range.min !== '' && min === null,
    max: range.max !== '' && max === null,
    order: min !== null && max !== null && min > max,
  }
}

/** What the filter panel has to say about its free texts. */
export function findFilterProblems(filters: Filters): {
  price: RangeProblems
  area: RangeProblems
} {
  return {
    price: findRangeProblems(filters.price, parsePrice),
    area: findRangeProblems(filters.area, parseArea),
  }
}

/** How many of the five conditions are set: what the Filter button counts. */
export function countFilters(filters: Filters): number {
  return [
    filters.price.min !== '' || filters.price.max !== '',
    filters.area.min !== '' || filters.area.max !== '',
    filters.pricePerSquare !== '',
    filters.rooms.length > 0,
    filters.isRenovation !== undefined,
  ].filter(Boolean).length
}
