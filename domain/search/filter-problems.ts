import { parseArea } from '#domain/listing/area.ts'
import { parsePrice } from '#domain/listing/price.ts'
import type { Bounds, Filters } from './filters.ts'

/** Why a pair of bounds does not do what it seems to (docs/product.md, "Filter inputs"). */
export interface BoundsProblems {
  /** The text of this bound holds no number, so it is no bound. */
  readonly min: boolean
  readonly max: boolean
  /** The lowest is above the highest, so nothing can match. */
  readonly order: boolean
}

function problemsOf(bounds: Bounds, parse: (text: string) => number | null): BoundsProblems {
  const min = parse(bounds.min)
  const max = parse(bounds.max)
  return {
    min: bounds.min !== '' && min === null,
    max: bounds.max !== '' && max === null,
    order: min !== null && max !== null && min > max,
  }
}

/** What the filter panel has to say about its free texts. */
export function filterProblems(filters: Filters): { price: BoundsProblems; area: BoundsProblems } {
  return {
    price: problemsOf(filters.price, parsePrice),
    area: problemsOf(filters.area, parseArea),
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
