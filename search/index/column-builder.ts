import { type Columns, copyRow, createColumns } from '#search/segment/columns.ts'
import { encodeFacets } from '#search/segment/facet-code.ts'
import { toEast, toSouth } from '#search/segment/mercator.ts'
import type { IndexedListing } from './indexed-listing.ts'

/** Seconds since 1970: the year 2106. */
const MAX_PUBLISHED_AT = 2 ** 32 - 1

/** Growing columns for listings of one type, in the order in which they are pushed. */
export interface ColumnBuilder {
  readonly length: () => number
  readonly columns: () => Columns
  /** `columns().city` holds indexes into this. */
  readonly cities: readonly string[]
  readonly push: (listing: IndexedListing) => void
}

export function createColumnBuilder(): ColumnBuilder {
  let columns = createColumns(16)
  let length = 0
  const cities: string[] = []
  const cityIndexes = new Map<string, number>()

  function grow(): void {
    const larger = createColumns(2 * columns.id.length)
    for (let row = 0; row < length; row += 1) copyRow(columns, row, larger, row)
    columns = larger
  }

  function getCityIndex(city: string): number {
    const known = cityIndexes.get(city)
    if (known !== undefined) return known
    cityIndexes.set(city, cities.length)
    return cities.push(city) - 1
  }

  function push(listing: IndexedListing): void {
    if (length === columns.id.length) grow()
    columns.id[length] = listing.id
    columns.price[length] = listing.price
    columns.area[length] = listing.area
    columns.pricePerSquare[length] = listing.pricePerSquare
    columns.publishedAt[length] = Math.max(0, Math.min(MAX_PUBLISHED_AT, listing.publishedAt))
    columns.lat[length] = listing.lat ?? Number.NaN
    columns.lng[length] = listing.lng ?? Number.NaN
    columns.east[length] = toEast(listing.lng ?? 0)
    columns.south[length] = toSouth(listing.lat ?? 0)
    columns.city[length] = getCityIndex(listing.city)
    columns.facets[length] = encodeFacets(
      listing.rooms,
      listing.isRenovation,
      listing.pricePerSquare,
    )
    length += 1
  }

  return { length: () => length, columns: () => columns, cities, push }
}
