import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import {
  FACT_FILTER_NAMES,
  FACT_FILTERS,
  type FactFilter,
  mapFactFilters,
} from '#domain/catalog/search/fact-filters.ts'
import { type ParsedFilters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import type { IndexedListing } from './indexed-listing.ts'

// The filters that are counted are packed into one number for each listing: one digit for each filter, each to a base
// of its own. So a scan counts numbers, and what the counts mean for each filter is computed once at its end.

const PRICE_LIMITS = PRICE_PER_SQUARE_OPTIONS.map(Number)

/** A filter whose choices are counted. */
interface Facet {
  /** The number of different digits. */
  readonly base: number
  readonly getDigit: (listing: Pick<IndexedListing, 'rooms' | 'pricePerSquare' | 'facts'>) => number
  /** Whether a listing with this digit passes the filter. */
  readonly passes: (filters: ParsedFilters) => (digit: number) => boolean
}

/** 0 to 4, where 4 means four or more. */
const ROOMS: Facet = {
  base: ROOM_OPTIONS.length + 1,
  getDigit: ({ rooms }) => Math.min(rooms, ROOM_OPTIONS.length),
  passes({ rooms }) {
    const chosen = new Set(rooms.map((option) => Number.parseInt(option, 10)))
    return (digit) => chosen.size === 0 || chosen.has(digit)
  },
}

/** The index of the lowest option that the price per m² is within; one that is not known is within none. */
const PRICE_PER_SQUARE: Facet = {
  base: PRICE_LIMITS.length + 1,
  getDigit({ pricePerSquare }) {
    const limit = PRICE_LIMITS.findIndex((max) => (pricePerSquare ?? Number.NaN) <= max)
    return limit === -1 ? PRICE_LIMITS.length : limit
  },
  passes({ pricePerSquareMax }) {
    const limits = PRICE_LIMITS.filter((limit) => limit <= pricePerSquareMax).length
    return (digit) => pricePerSquareMax === Number.POSITIVE_INFINITY || digit < limits
  },
}

/** 0 if the fact is not stated, else 1 more than the index of its value. */
function createFactFacet(fact: FactFilter): Facet {
  const values: readonly string[] = FACT_FILTERS[fact].values
  return {
    base: values.length + 1,
    getDigit: ({ facts }) => values.indexOf(facts[fact] ?? '') + 1,
    passes({ facts, includesUnstated }) {
      const chosen = facts[fact]
      const wanted = values.indexOf(chosen ?? '') + 1
      return (digit) =>
        chosen === undefined || digit === wanted || (includesUnstated && digit === 0)
    },
  }
}

const FACETS: readonly Facet[] = [
  ROOMS,
  PRICE_PER_SQUARE,
  ...FACT_FILTER_NAMES.map(createFactFacet),
]

/** Codes are whole numbers from 0 to one less than this; they fit into 16 bits. */
export const FACET_CODE_COUNT = FACETS.reduce((count, { base }) => count * base, 1)
if (FACET_CODE_COUNT > 65_536) throw new Error('Facet codes no longer fit into 16 bits.')

export function encodeFacets(listing: Parameters<Facet['getDigit']>[0]): number {
  return FACETS.reduce((code, { base, getDigit }) => code * base + getDigit(listing), 0)
}

/** The digits of all codes, one after the other. */
const DIGITS = Uint8Array.from({ length: FACET_CODE_COUNT * FACETS.length }, (_, at) => {
  const facet = at % FACETS.length
  const lower = FACETS.slice(facet + 1).reduce((count, { base }) => count * base, 1)
  return Math.floor(Math.floor(at / FACETS.length) / lower) % (FACETS[facet] as Facet).base
})

/** For each facet and digit 1 if the filter refuses it, else 0. */
const findRefusals = (filters: ParsedFilters): readonly Uint8Array[] =>
  FACETS.map(({ base, passes }) => {
    const test = passes(filters)
    return Uint8Array.from({ length: base }, (_, digit) => Number(!test(digit)))
  })

/** For each code 1 if it passes all filters that are counted, else 0. */
export function getAllowedCodes(filters: ParsedFilters): Uint8Array {
  const allowed = new Uint8Array(FACET_CODE_COUNT).fill(1)
  findRefusals(filters).forEach((refusals, facet) => {
    if (!refusals.includes(1)) return
    for (let code = 0; code < FACET_CODE_COUNT; code += 1)
      if (refusals[DIGITS[code * FACETS.length + facet] as number] === 1) allowed[code] = 0
  })
  return allowed
}

/**
 * The number of matches of each choice, disregarding the filter that the choice belongs to.
 *
 * @param counts listings of each code, of those that pass all other filters
 */
export function countFacets(counts: Uint32Array, filters: ParsedFilters): Facets {
  const [rooms, pricePerSquare, ...facts] = sumDigits(counts, findRefusals(filters))
  const [, ...roomCounts] = rooms ?? []
  let within = 0
  return {
    rooms: roomCounts,
    // An option includes the lower ones.
    pricePerSquare: PRICE_LIMITS.map((_, limit) => {
      within += pricePerSquare?.[limit] ?? 0
      return within
    }),
    facts: mapFactFilters((fact) => {
      const [unstated = 0, ...stated] = facts[FACT_FILTER_NAMES.indexOf(fact)] ?? []
      return [...stated, unstated]
    }),
  }
}

/** For each facet and digit how many listings no other facet refuses. */
function sumDigits(counts: Uint32Array, refusals: readonly Uint8Array[]): Uint32Array[] {
  const sums = FACETS.map(({ base }) => new Uint32Array(base))
  for (let code = 0; code < FACET_CODE_COUNT; code += 1) {
    const count = counts[code] as number
    if (count === 0) continue
    const at = code * FACETS.length
    let refused = 0
    let refusing = -1
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      if ((refusals[facet] as Uint8Array)[DIGITS[at + facet] as number] === 0) continue
      refused += 1
      refusing = facet
    }
    if (refused > 1) continue
    for (let facet = 0; facet < FACETS.length; facet += 1) {
      if (refused === 1 && facet !== refusing) continue
      const sum = sums[facet] as Uint32Array
      const digit = DIGITS[at + facet] as number
      sum[digit] = (sum[digit] as number) + count
    }
  }
  return sums
}
