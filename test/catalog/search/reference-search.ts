import { mapWordedFacts } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing, Listing } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { parseRooms, type RoomOption } from '#domain/catalog/listing/rooms.ts'
import { toDollars } from '#domain/catalog/price/parse-price.ts'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import {
  type ChosenFacts,
  FACT_FILTER_NAMES,
  passesFact,
  type SearchedFacts,
} from '#domain/catalog/search/fact-filters.ts'
import { toSearchedValue } from '#domain/catalog/search/fact-values.ts'
import type { Filters, ParsedFilters } from '#domain/catalog/search/filters.ts'
import {
  getLongitudeScale,
  type SearchCriteria,
  squaredDistance,
  UNKNOWN_KEY,
} from '#domain/catalog/search/search-criteria.ts'
import type { WordCondition } from '#domain/catalog/search/text/word-condition.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import { toEpochDay } from '#domain/platform/time/calendar-day.ts'
import { getSearchedText } from './searched-text.ts'
import { parseRatedFilters } from './test-rates.ts'

// The simplest implementation of matching and sorting, one listing at a time. Tests compare the index in search/
// with it.

export interface DatedListing {
  readonly listing: CatalogListing
  /** Whole seconds since 1970. */
  readonly publishedAt: number
  /** Whether its owner failed to confirm it in time: it then comes after all others, by date. */
  readonly isLate?: boolean
  /** By how many percent its price fell. */
  readonly priceDrop?: number
}

/** Edges are inclusive. */
export function isInBoundingBox(
  { lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined },
  { south, west, north, east }: BoundingBox,
): boolean {
  if (lat === undefined || lng === undefined) return false
  return lat >= south && lat <= north && lng >= west && lng <= east
}

export function matchesRoomOption(option: RoomOption, rooms: number): boolean {
  return option === '4+' ? rooms >= 4 : rooms === Number(option)
}

/** What a search can ask for of a listing's facts. */
export const getSearchedFacts = (listing: Listing): SearchedFacts =>
  omitMissing({
    renovation: listing.isRenovation === undefined ? undefined : String(listing.isRenovation),
    ...mapWordedFacts((fact) =>
      toSearchedValue(fact, listing[fact], listing.asked?.amount ?? toDollars(listing.price)),
    ),
  }) as SearchedFacts

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

const passesFacts = (stated: SearchedFacts, asked: ChosenFacts, includesUnstated: boolean) =>
  FACT_FILTER_NAMES.every((fact) => passesFact(fact, stated[fact], asked[fact], includesUnstated))

/** See docs/product/catalog.md, "Matching". */
const predicates = {
  price: (listing: Listing, { priceMin, priceMax }: ParsedFilters) =>
    isBetween(toDollars(listing.price), priceMin, priceMax),
  area: (listing: Listing, { areaMin, areaMax }: ParsedFilters) =>
    listing.area === undefined
      ? areaMin === Number.NEGATIVE_INFINITY && areaMax === Number.POSITIVE_INFINITY
      : isBetween(listing.area, areaMin, areaMax),
  pricePerSquare: (listing: Listing, { pricePerSquareMax }: ParsedFilters) =>
    listing.area === undefined
      ? pricePerSquareMax === Number.POSITIVE_INFINITY
      : (listing.pricePerSquare ?? 0) <= pricePerSquareMax,
  rooms: (listing: Listing, { rooms }: ParsedFilters) =>
    rooms.length === 0 ||
    rooms.some((option) => matchesRoomOption(option, parseRooms(listing.countRooms))),
  facts: (listing: Listing, { facts, includesUnstated }: ParsedFilters) =>
    passesFacts(getSearchedFacts(listing), facts, includesUnstated),
  availableBy: ({ availableFrom }: Listing, { availableBy, includesUnstated }: ParsedFilters) => {
    if (availableBy === null) return true
    return availableFrom === undefined ? includesUnstated : toEpochDay(availableFrom) <= availableBy
  },
} as const

function matchesParsedFilters(listing: Listing, filters: ParsedFilters): boolean {
  return Object.values(predicates).every((predicate) => predicate(listing, filters))
}

export function matchesFilters(listing: Listing, filters: Filters): boolean {
  return matchesParsedFilters(listing, parseRatedFilters(filters))
}

export function matchesCriteria(
  { listing, priceDrop = 0 }: DatedListing,
  criteria: SearchCriteria,
): boolean {
  return (
    (!criteria.filters.isReduced || priceDrop > 0) &&
    listing.type === criteria.type &&
    (criteria.city === null || listing.city === criteria.city) &&
    (criteria.box === null || isInBoundingBox(listing, criteria.box)) &&
    matchesParsedFilters(listing, criteria.filters) &&
    hasWords(listing, criteria.words)
  )
}

function hasWords(listing: CatalogListing, words: readonly WordCondition[]): boolean {
  if (words.length === 0) return true
  const terms = toTerms(getSearchedText(listing, getSearchedFacts(listing)))
  const hasTerm = (asked: string) => terms.some((term) => term.startsWith(asked))
  return words.every(({ term: asked, isWhole, isExcluded, others = [] }) => {
    const hasIt =
      (isWhole ? terms.includes(asked) : hasTerm(asked)) ||
      others.some(
        ({ terms: all, city = listing.city }) => city === listing.city && all.every(hasTerm),
      )
    return hasIt !== isExcluded
  })
}

/** More seconds than lie between any two listings. */
const LATE_SECONDS = 1_000_000_000

const getNewness = ({ publishedAt, isLate = false }: DatedListing) =>
  0 - (publishedAt - (isLate ? LATE_SECONDS : 0))

/**
 * Listings are sorted by this key in ascending order, then by id. A missing price per square meter
 * counts as 0, but comes last without an area (docs/product/catalog.md, "Matching").
 */
export function getSortKey(dated: DatedListing, { sort, near }: SearchCriteria): number {
  const { listing } = dated
  switch (sort) {
    case 'price-up':
      return toDollars(listing.price)
    case 'price-down':
      return 0 - toDollars(listing.price)
    case 'price-drop':
      return 0 - (dated.priceDrop ?? 0)
    case 'area':
      return listing.area === undefined ? UNKNOWN_KEY : -listing.area
    case 'price-per-square':
      return listing.area === undefined ? UNKNOWN_KEY : (listing.pricePerSquare ?? 0)
    case 'nearest':
      if (near === null) return getNewness(dated)
      return listing.lat === undefined || listing.lng === undefined
        ? UNKNOWN_KEY
        : squaredDistance(listing.lat, listing.lng, near, getLongitudeScale(near.lat))
    case 'newest':
      return getNewness(dated)
  }
}
