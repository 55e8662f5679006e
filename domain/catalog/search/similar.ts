import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import type { RoomOption } from '#domain/catalog/listing/rooms.ts'
import { toDollars } from '#domain/catalog/price/parse-price.ts'
import { NO_FILTERS, type ParsedFilters, parseFilters } from './filters.ts'
import type { SearchCriteria } from './search-criteria.ts'

/** What similar listings share with one, besides type and city. */
export interface Similarity {
  /** `null` for any number of rooms. */
  readonly rooms: RoomOption | null
  /** How far the price may deviate. */
  readonly pricePercent: number
}

/** Degrees of similarity, the closest first. The next one applies if no listings are that close. */
export function getSimilarities({ facts }: CatalogListing): readonly Similarity[] {
  const rooms = toRoomOption(facts.rooms)
  const anyRooms = { rooms: null, pricePercent: 30 }
  return rooms === null
    ? [anyRooms]
    : [{ rooms, pricePercent: 15 }, { rooms, pricePercent: 30 }, anyRooms]
}

/** `null` for a room count that no filter has, such as that of a studio. */
function toRoomOption(rooms: number): RoomOption | null {
  if (rooms >= 4) return '4+'
  return ([null, '1', '2', '3'] as const)[rooms] ?? null
}

/** The search for similar listings: the nearest first, or the newest if the listing's point is unknown. */
export function getSimilarCriteria(
  listing: CatalogListing,
  { rooms, pricePercent }: Similarity,
): SearchCriteria {
  const dollars = toDollars(listing.price)
  return toCriteria(listing, {
    rooms: rooms === null ? [] : [rooms],
    priceMin: Math.ceil((dollars * (100 - pricePercent)) / 100),
    priceMax: Math.floor((dollars * (100 + pricePercent)) / 100),
  })
}

/**
 * The search for listings whose price per m² can be compared: those in the same city with as many rooms. `null` if the
 * listing has no price per m². A bound of 0 leaves out those without an area.
 */
export function getMarketCriteria(listing: CatalogListing): SearchCriteria | null {
  const rooms = toRoomOption(listing.facts.rooms)
  if (listing.pricePerSquare === undefined || rooms === null) return null
  return { ...toCriteria(listing, { rooms: [rooms], areaMin: 0 }), sort: 'price-per-square' }
}

function toCriteria(listing: CatalogListing, filters: Partial<ParsedFilters>): SearchCriteria {
  const { type, city, lat, lng } = listing
  return {
    type,
    city,
    words: [],
    box: null,
    sort: 'nearest',
    filters: { ...parseFilters(NO_FILTERS), ...filters },
    near: lat === undefined || lng === undefined ? null : { lat, lng },
  }
}
