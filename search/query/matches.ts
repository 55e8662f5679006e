import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { FACT_FILTER_NAMES, passesFact } from '#domain/catalog/search/fact-filters.ts'
import type { ParsedFilters } from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { WordCondition } from '#domain/catalog/search/text/word-condition.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import type { IndexedListing } from '../indexed-listing.ts'

/** Tells which searches find one listing, as `scan` tells which listings one search finds. */
export function createMatcher(listing: IndexedListing) {
  let terms: readonly string[] | undefined
  const getTerms = () => {
    terms ??= [...new Set(toTerms(listing.text))]
    return terms
  }
  const matchesAtAnyPrice = ({ type, city, box, filters, words }: SearchCriteria) =>
    listing.type === type &&
    (city === null || listing.city === city) &&
    hasArea(listing, filters) &&
    hasRooms(listing, filters) &&
    hasFacts(listing, filters) &&
    (!filters.isReduced || listing.priceDrop > 0) &&
    (box === null ||
      (isWithin(listing.lat, box.south, box.north) && isWithin(listing.lng, box.west, box.east))) &&
    words.every((word) => meets(word, listing.city, getTerms()))
  return {
    matches: (criteria: SearchCriteria) =>
      hasPrice(listing, criteria.filters) && matchesAtAnyPrice(criteria),
    matchesAtAnyPrice,
  }
}

/** What is not known is within no bounds. */
const isWithin = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max

const hasPrice = (
  { price, pricePerSquare }: IndexedListing,
  { priceMin, priceMax, pricePerSquareMax }: ParsedFilters,
) =>
  isWithin(price, priceMin, priceMax) &&
  (pricePerSquareMax === Number.POSITIVE_INFINITY ||
    isWithin(pricePerSquare, Number.NEGATIVE_INFINITY, pricePerSquareMax))

const hasArea = ({ area }: IndexedListing, { areaMin, areaMax }: ParsedFilters) =>
  (!Number.isFinite(areaMin) && !Number.isFinite(areaMax)) || isWithin(area, areaMin, areaMax)

/** From 0; the last option stands for all above it. */
export const toCountedRooms = (rooms: number): number => Math.min(rooms, ROOM_OPTIONS.length)

const hasRooms = (listing: IndexedListing, { rooms }: ParsedFilters) =>
  rooms.length === 0 ||
  rooms.some((option) => Number.parseInt(option, 10) === toCountedRooms(listing.rooms))

const hasFacts = (
  { facts, availableFrom }: IndexedListing,
  { facts: asked, availableBy, includesUnstated }: ParsedFilters,
) =>
  FACT_FILTER_NAMES.every((fact) => passesFact(fact, facts[fact], asked[fact], includesUnstated)) &&
  (availableBy === null ||
    (availableFrom === null ? includesUnstated : availableFrom <= availableBy))

function meets(
  { term, isWhole, isExcluded, others = [] }: WordCondition,
  city: string,
  terms: readonly string[],
): boolean {
  const begins = (beginning: string) => terms.some((one) => one.startsWith(beginning))
  const isFound =
    (isWhole ? terms.includes(term) : begins(term)) ||
    others.some((other) => (other.city ?? city) === city && other.terms.every(begins))
  return isFound !== isExcluded
}
