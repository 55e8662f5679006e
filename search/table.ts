import { type Columns, copyListing, emptyColumns } from './columns.ts'
import { facetCode } from './facet-code.ts'
import { eastOf, southOf } from './mercator.ts'
import type { SearchRow } from './row.ts'

/** The moments that a column holds: from 1970 to 2106. */
const LATEST = 2 ** 32 - 1

/** Listings of one type in the order in which they came; grows as they come. */
export interface Table {
  readonly length: () => number
  readonly columns: () => Columns
  /** The names of the cities; a listing has the place of its city here. */
  readonly cities: readonly string[]
  readonly push: (row: SearchRow) => void
}

/** A table with nothing in it. */
export function createTable(): Table {
  let columns = emptyColumns(16)
  let length = 0
  const cities: string[] = []
  const places = new Map<string, number>()

  function grow(): void {
    const larger = emptyColumns(2 * columns.id.length)
    for (let place = 0; place < length; place += 1) copyListing(columns, place, larger, place)
    columns = larger
  }

  function placeOf(city: string): number {
    const known = places.get(city)
    if (known !== undefined) return known
    places.set(city, cities.length)
    return cities.push(city) - 1
  }

  function push(row: SearchRow): void {
    if (length === columns.id.length) grow()
    columns.id[length] = row.id
    columns.price[length] = row.price
    columns.area[length] = row.area
    columns.pricePerSquare[length] = row.pricePerSquare
    columns.publishedAt[length] = Math.max(0, Math.min(LATEST, row.publishedAt))
    columns.lat[length] = row.lat
    columns.lng[length] = row.lng
    columns.east[length] = eastOf(row.lng)
    columns.south[length] = southOf(row.lat)
    columns.city[length] = placeOf(row.city)
    columns.facets[length] = facetCode(row.rooms, row.isRenovation, row.pricePerSquare)
    length += 1
  }

  return { length: () => length, columns: () => columns, cities, push }
}
