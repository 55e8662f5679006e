import { type ParsedFilters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'

/**
 * The facets of a listing in one byte: rooms in bits 0 to 2 (4 means four or more), renovation in
 * bits 3 and 4 (2 means that it is not stated), and in bits 5 to 7 the index of the lowest $/m² option that the
 * listing meets (6 for none).
 */
export const FACET_CODE_COUNT = 256

export const UNSTATED_RENOVATION = 2

/** How far each value is shifted; the byte is full. */
export const FACET_SHIFTS = { renovation: 3, pricePerSquare: 5 } as const

const MAX_ROOMS = 4
const PRICE_LIMITS = PRICE_PER_SQUARE_OPTIONS.map(Number)

export function encodeFacets(
  rooms: number,
  isRenovation: boolean | null,
  pricePerSquare: number,
): number {
  const limit = PRICE_LIMITS.findIndex((max) => pricePerSquare <= max)
  return (
    Math.min(rooms, MAX_ROOMS) |
    ((isRenovation === null ? UNSTATED_RENOVATION : Number(isRenovation)) <<
      FACET_SHIFTS.renovation) |
    ((limit === -1 ? PRICE_LIMITS.length : limit) << FACET_SHIFTS.pricePerSquare)
  )
}

export const decodeRooms = (code: number) => code & 7
/** 0 for no, 1 for yes, `UNSTATED_RENOVATION`. */
export const decodeRenovation = (code: number) => (code >> FACET_SHIFTS.renovation) & 3
export const decodePriceLimit = (code: number) => code >> FACET_SHIFTS.pricePerSquare

/** One test of a facet byte for each of the three filters that it encodes. */
export function createFacetTests(filters: ParsedFilters) {
  const rooms = new Set(filters.rooms.map((option) => Number.parseInt(option, 10)))
  const maxLimit = PRICE_LIMITS.filter((limit) => limit <= filters.pricePerSquareMax).length
  const anyPrice = filters.pricePerSquareMax === Number.POSITIVE_INFINITY
  return {
    rooms: (code: number) => rooms.size === 0 || rooms.has(decodeRooms(code)),
    renovation: (code: number) =>
      filters.isRenovation === undefined ||
      decodeRenovation(code) === Number(filters.isRenovation) ||
      (filters.includesUnstated && decodeRenovation(code) === UNSTATED_RENOVATION),
    pricePerSquare: (code: number) => anyPrice || decodePriceLimit(code) < maxLimit,
  } as const
}
