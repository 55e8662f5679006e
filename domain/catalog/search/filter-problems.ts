import { parseArea } from '#domain/catalog/listing/area.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import type { Filters, RangeText } from './filters.ts'

/** See docs/product/catalog.md, "Filter inputs". */
export interface RangeProblems {
  /** The text contains no number, so this bound is ignored. */
  readonly min: boolean
  readonly max: boolean
  /** The minimum is above the maximum, so nothing can match. */
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

export function findFilterProblems(filters: Filters): {
  price: RangeProblems
  area: RangeProblems
} {
  return {
    price: findRangeProblems(filters.price, parsePrice),
    area: findRangeProblems(filters.area, parseArea),
  }
}
