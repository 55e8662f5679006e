import { parseArea } from '#domain/catalog/listing/area.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import type { Filters, RangeText } from './filters.ts'

/** See docs/product/catalog.md, "Filter inputs". */
export type RangeProblems = ReturnType<typeof findRangeProblems>

function findRangeProblems(range: RangeText, parse: (text: string) => number | null) {
  const min = parse(range.min)
  const max = parse(range.max)
  return {
    /** The text contains no number, so this bound is ignored. */
    min: range.min !== '' && min === null,
    max: range.max !== '' && max === null,
    /** The minimum is above the maximum, so nothing can match. */
    order: min !== null && max !== null && min > max,
  }
}

export const findFilterProblems = (filters: Filters) => ({
  price: findRangeProblems(filters.price, parsePrice),
  area: findRangeProblems(filters.area, parseArea),
})
