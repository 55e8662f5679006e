import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import {
  FACT_FILTER_NAMES,
  FACT_FILTERS,
  type FactFilter,
  mapFactFilters,
  passesFact,
} from '#domain/catalog/search/fact-filters.ts'
import { BEYOND_STEPS } from '#domain/catalog/search/fact-values.ts'
import { type ParsedFilters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import type { IndexedListing } from './indexed-listing.ts'

// The filters that are counted are packed into a few numbers for each listing, its codes: one digit for each filter,
// each to a base of its own. So a scan counts numbers, and what the counts mean for each filter is computed once at
// its end.

const PRICE_LIMITS = PRICE_PER_SQUARE_OPTIONS.map(Number)

type FacetedListing = Pick<IndexedListing, 'rooms' | 'pricePerSquare' | 'facts'>

/** A filter whose choices are counted. */
interface Facet {
  /** The number of different digits. */
  readonly base: number
  readonly getDigit: (listing: FacetedListing) => number
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

/** The values that digits of a fact stand for; 0 is not stated. */
const listFactValues = (fact: FactFilter): readonly string[] => [
  '',
  ...FACT_FILTERS[fact].values,
  BEYOND_STEPS,
]

function createFactFacet(fact: FactFilter): Facet {
  const values = listFactValues(fact)
  return {
    base: values.length,
    getDigit: ({ facts }) => values.indexOf(facts[fact] ?? ''),
    passes:
      ({ facts, includesUnstated }) =>
      (digit) =>
        passesFact(fact, values[digit] || undefined, facts[fact], includesUnstated),
  }
}

const FACETS: readonly Facet[] = [
  ROOMS,
  PRICE_PER_SQUARE,
  ...FACT_FILTER_NAMES.map(createFactFacet),
]

/** Codes are whole numbers from 0 to one less than this: their counts fit into the processor's cache. */
const FACET_CODE_COUNT = 4_096

/** Facets that share a code. */
type FacetGroup = ReturnType<typeof createGroup>

function createGroup(facets: readonly Facet[]) {
  const codes = countCodes(facets)
  /** The digits of all codes, one after the other. */
  const digits = Uint8Array.from({ length: codes * facets.length }, (_, at) => {
    const facet = at % facets.length
    const lower = countCodes(facets.slice(facet + 1))
    return Math.floor(Math.floor(at / facets.length) / lower) % (facets[facet] as Facet).base
  })
  return { facets, digits }
}

const countCodes = (facets: readonly Facet[]) => facets.reduce((count, { base }) => count * base, 1)

function groupFacets(): FacetGroup[] {
  const groups: Facet[][] = [[]]
  for (const facet of FACETS) {
    const last = groups.at(-1) as Facet[]
    if (countCodes(last) * facet.base > FACET_CODE_COUNT) groups.push([facet])
    else last.push(facet)
  }
  return groups.map(createGroup)
}

const GROUPS = groupFacets()

/** How many codes a listing has. */
export const FACET_GROUP_COUNT = GROUPS.length

export const encodeFacets = (listing: FacetedListing): number[] =>
  GROUPS.map(({ facets }) =>
    facets.reduce((code, { base, getDigit }) => code * base + getDigit(listing), 0),
  )

/** For each facet and digit 1 if the filter refuses it, else 0. */
const findRefusals = ({ facets }: FacetGroup, filters: ParsedFilters): readonly Uint8Array[] =>
  facets.map(({ base, passes }) => {
    const test = passes(filters)
    return Uint8Array.from({ length: base }, (_, digit) => Number(!test(digit)))
  })

/**
 * Counts the rows that pass the counted filters, and for each of their choices how many would.
 *
 * @param codes an array of the codes of all rows for each group
 */
export function createFacetCounter(codes: readonly Uint16Array[], filters: ParsedFilters) {
  const allowed = getAllowedCodes(filters)
  const counts = GROUPS.map(() => new Uint32Array(FACET_CODE_COUNT))
  const add = (group: number, row: number) => {
    const ofGroup = counts[group] as Uint32Array
    const code = codes[group]?.[row] as number
    ofGroup[code] = (ofGroup[code] as number) + 1
  }
  return {
    /** Counts a row that passes all other filters, and tells whether it passes the counted ones, too. */
    count(row: number) {
      let refused = 0
      let refusing = -1
      for (let group = 0; group < FACET_GROUP_COUNT; group += 1) {
        if (allowed[group]?.[codes[group]?.[row] as number] === 1) continue
        refused += 1
        refusing = group
      }
      // Choices of a filter are counted without that filter, so one that refuses does not count elsewhere.
      if (refused === 1) add(refusing, row)
      if (refused > 0) return false
      for (let group = 0; group < FACET_GROUP_COUNT; group += 1) add(group, row)
      return true
    },
    sum: () => toFacets(GROUPS.flatMap((group, at) => sumDigits(group, counts[at], filters))),
  }
}

/** Tells whether a row passes the filters that are counted. */
export function createFacetTest(
  codes: readonly Uint16Array[],
  filters: ParsedFilters,
): (row: number) => boolean {
  const allowed = getAllowedCodes(filters)
  return (row) => {
    for (let group = 0; group < FACET_GROUP_COUNT; group += 1)
      if (allowed[group]?.[codes[group]?.[row] as number] !== 1) return false
    return true
  }
}

/** For each group and code 1 if it passes the filters of the group, else 0. */
function getAllowedCodes(filters: ParsedFilters): Uint8Array[] {
  return GROUPS.map((group) => {
    const allowed = new Uint8Array(FACET_CODE_COUNT).fill(1)
    findRefusals(group, filters).forEach((refusals, facet) => {
      if (!refusals.includes(1)) return
      for (let at = facet, code = 0; at < group.digits.length; at += group.facets.length, code += 1)
        if (refusals[group.digits[at] as number] === 1) allowed[code] = 0
    })
    return allowed
  })
}

/** The number of matches of each choice, disregarding the filter that the choice belongs to. */
function toFacets([rooms, pricePerSquare, ...facts]: readonly Uint32Array[]): Facets {
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
      const counts = facts[FACT_FILTER_NAMES.indexOf(fact)] ?? new Uint32Array()
      const values = listFactValues(fact)
      const sum = (asked: string) =>
        counts.reduce((sum, count, digit) => {
          const value = values[digit] || undefined
          return passesFact(fact, value, asked, false) ? sum + count : sum
        }, 0)
      return [...FACT_FILTERS[fact].values.map(sum), counts[0] ?? 0]
    }),
  }
}

/** For each facet and digit of a group how many listings no other facet of it refuses. */
function sumDigits(
  group: FacetGroup,
  counts = new Uint32Array(),
  filters: ParsedFilters,
): Uint32Array[] {
  const { facets, digits } = group
  const refusals = findRefusals(group, filters)
  const sums = facets.map(({ base }) => new Uint32Array(base))
  for (let code = 0; code < digits.length / facets.length; code += 1) {
    const count = counts[code] as number
    if (count === 0) continue
    const at = code * facets.length
    let refused = 0
    let refusing = -1
    for (let facet = 0; facet < facets.length; facet += 1) {
      if ((refusals[facet] as Uint8Array)[digits[at + facet] as number] === 0) continue
      refused += 1
      refusing = facet
    }
    if (refused > 1) continue
    for (let facet = 0; facet < facets.length; facet += 1) {
      if (refused === 1 && facet !== refusing) continue
      const sum = sums[facet] as Uint32Array
      const digit = digits[at + facet] as number
      sum[digit] = (sum[digit] as number) + count
    }
  }
  return sums
}
