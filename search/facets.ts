import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { type Criteria, PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import type { Facets } from '#domain/search/results.ts'
import { FACET_CODES, facetTests, limitOf, renovationOf, roomsOf } from './facet-code.ts'

/** A 1 for each byte that meets all of `criteria` that a byte tells of, else a 0. */
export function allowedCodes(criteria: Criteria): Uint8Array {
  const { rooms, renovation, pricePerSquare } = facetTests(criteria)
  return Uint8Array.from({ length: FACET_CODES }, (_, code) =>
    Number(rooms(code) && renovation(code) && pricePerSquare(code)),
  )
}

/**
 * What each choice would find, whatever is chosen of its own kind.
 *
 * @param counts how many homes have each byte, of those that meet everything else
 */
export function facetsOf(counts: Uint32Array, criteria: Criteria): Facets {
  const { rooms, renovation, pricePerSquare } = facetTests(criteria)
  const sum = (wanted: (code: number) => boolean) =>
    counts.reduce((total, count, code) => (wanted(code) ? total + count : total), 0)
  return {
    rooms: ROOM_OPTIONS.map((_, index) =>
      sum((code) => roomsOf(code) === index + 1 && renovation(code) && pricePerSquare(code)),
    ),
    renovation: [true, false].map((wanted) =>
      sum((code) => renovationOf(code) === wanted && rooms(code) && pricePerSquare(code)),
    ),
    pricePerSquare: PRICE_PER_SQUARE_OPTIONS.map((_, index) =>
      sum((code) => limitOf(code) <= index && rooms(code) && renovation(code)),
    ),
  }
}
