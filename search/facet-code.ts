import { type Criteria, PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'

/**
 * What the choices of the filter panel look at, in one byte: rooms (0 to 3, 4 for more), renovation,
 * and the lowest choice of $/m² that the home meets (6 for none of them).
 */
export const FACET_CODES = 128

const MOST_ROOMS = 4
const LIMITS = PRICE_PER_SQUARE_OPTIONS.map(Number)

/** The byte of a home. */
export function facetCode(rooms: number, isRenovation: boolean, pricePerSquare: number): number {
  const limit = LIMITS.findIndex((most) => pricePerSquare <= most)
  return (
    Math.min(rooms, MOST_ROOMS) |
    (Number(isRenovation) << 3) |
    ((limit === -1 ? LIMITS.length : limit) << 4)
  )
}

export const roomsOf = (code: number) => code & 7
export const renovationOf = (code: number) => (code & 8) !== 0
/** The place of the lowest choice of $/m² that is met; beyond the last one when none is. */
export const limitOf = (code: number) => code >> 4

/** Whether a byte meets each of the three conditions of `criteria` that it tells of. */
export function facetTests(criteria: Criteria) {
  const rooms = new Set(criteria.rooms.map((option) => Number.parseInt(option, 10)))
  const highest = LIMITS.filter((limit) => limit <= criteria.pricePerSquareMax).length
  const anyPrice = criteria.pricePerSquareMax === Number.POSITIVE_INFINITY
  return {
    rooms: (code: number) => rooms.size === 0 || rooms.has(roomsOf(code)),
    renovation: (code: number) =>
      criteria.isRenovation === undefined || criteria.isRenovation === renovationOf(code),
    pricePerSquare: (code: number) => anyPrice || limitOf(code) < highest,
  } as const
}
