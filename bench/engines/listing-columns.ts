import { CITIES } from '#content/cities.ts'
import { parsePrice } from '#domain/catalog/listing/price/price.ts'
import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { toEast, toSouth } from '#search/segment/mercator.ts'
import type { GeneratedListing } from '#test/catalog/generate-listings.ts'

/** Inserts a 0 after each of 20 bits. */
function interleaveZeros(bits: number): number {
  let spreadOut = 0
  for (let bit = 0; bit < 20; bit += 1) spreadOut += ((bits >>> bit) & 1) * 4 ** bit
  return spreadOut
}

/** The Morton code of the tile at zoom 20. */
export const toMortonCode = (lat: number, lng: number) =>
  interleaveZeros(toEast(lng) >>> 8) + 2 * interleaveZeros(toSouth(lat) >>> 8)

export const getCityIndex = (name: string) => CITIES.findIndex((city) => city.name === name)

/** The values of a row, in the order of `LISTING_COLUMNS`. */
export function toColumnValues(home: GeneratedListing): (string | number | boolean)[] {
  return [
    home.type,
    home.id,
    getCityIndex(home.city),
    parsePrice(home.price) ?? 0,
    home.area,
    home.pricePerSquare ?? 0,
    Math.min(4, parseRooms(home.countRooms)),
    home.isRenovation,
    home.publishedAt.getTime() / 1_000,
    home.lat,
    home.lng,
    toMortonCode(home.lat, home.lng),
    home.address,
    home.description,
  ]
}

export const LISTING_COLUMNS =
  'type, id, city_id, price, area, ppm2, rooms, renovation, published_at, lat, lng, z, address, description'

export const formatCsvLine = (values: readonly unknown[]) =>
  `${values.map((value) => (typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\n`
