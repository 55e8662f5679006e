import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { type ParsedFilters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import {
  createFacetTests,
  decodePriceLimit,
  decodeRenovation,
  decodeRooms,
  FACET_CODE_COUNT,
  UNSTATED_RENOVATION,
} from '#search/segment/facet-code.ts'

/** For each facet byte, 1 if it meets all filters that it encodes, else 0. */
export function getMatchingCodes(filters: ParsedFilters): Uint8Array {
  const { rooms, renovation, pricePerSquare } = createFacetTests(filters)
  return Uint8Array.from({ length: FACET_CODE_COUNT }, (_, code) =>
    Number(rooms(code) && renovation(code) && pricePerSquare(code)),
  )
}

/**
 * The number of matches of each option, disregarding the filter that the option belongs to.
 *
 * @param counts listings per facet byte, of those that meet all other filters
 */
export function countFacets(counts: Uint32Array, filters: ParsedFilters): Facets {
  const { rooms, renovation, pricePerSquare } = createFacetTests(filters)
  const sum = (isCounted: (code: number) => boolean) =>
    counts.reduce((total, count, code) => (isCounted(code) ? total + count : total), 0)
  return {
    rooms: ROOM_OPTIONS.map((_, index) =>
      sum((code) => decodeRooms(code) === index + 1 && renovation(code) && pricePerSquare(code)),
    ),
    renovation: [1, 0, UNSTATED_RENOVATION].map((renovated) =>
      sum((code) => decodeRenovation(code) === renovated && rooms(code) && pricePerSquare(code)),
    ),
    pricePerSquare: PRICE_PER_SQUARE_OPTIONS.map((_, index) =>
      sum((code) => decodePriceLimit(code) <= index && rooms(code) && renovation(code)),
    ),
  }
}
