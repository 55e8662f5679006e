import { encodeFacets, FACET_GROUP_COUNT } from './facet-code.ts'
import type { IndexedListing } from './indexed-listing.ts'
import { toEast, toSouth } from './mercator.ts'
import { createTermIndex, type TermIndex } from './term-index.ts'

/** The year 2106, in seconds since 1970. */
const MAX_PUBLISHED_AT = 2 ** 32 - 1
const FIRST_CAPACITY = 1_024

/** What a search reads, one typed array for each field. Row `i` of every array is the same listing. */
export interface Columns {
  readonly id: Uint32Array
  /** NaN for a removed listing, so that no search finds it. */
  readonly price: Float64Array
  /** NaN where the area is not stated. */
  readonly area: Float64Array
  readonly pricePerSquare: Float64Array
  /** In percent; 0 if the price did not fall. */
  readonly priceDrop: Uint8Array
  readonly publishedAt: Uint32Array
  /** NaN where the point is not known, so that no box contains it. */
  readonly lat: Float64Array
  readonly lng: Float64Array
  /** Position in the projected square, see `mercator.ts`. */
  readonly east: Uint32Array
  readonly south: Uint32Array
  /** See `getCity`. */
  readonly city: Uint16Array
  /** Days since 1970; 0 where it is not stated. */
  readonly availableFrom: Uint16Array
}

const createColumns = (capacity: number): Columns => ({
  id: new Uint32Array(capacity),
  price: new Float64Array(capacity),
  area: new Float64Array(capacity),
  pricePerSquare: new Float64Array(capacity),
  priceDrop: new Uint8Array(capacity),
  publishedAt: new Uint32Array(capacity),
  lat: new Float64Array(capacity),
  lng: new Float64Array(capacity),
  east: new Uint32Array(capacity),
  south: new Uint32Array(capacity),
  city: new Uint16Array(capacity),
  availableFrom: new Uint16Array(capacity),
})

/** An array for each group of `facet-code.ts`. */
const createFacetColumns = (capacity: number): Uint16Array[] =>
  Array.from({ length: FACET_GROUP_COUNT }, () => new Uint16Array(capacity))

/** The listings of one estate type. A changed listing gets a new row; its old one is removed. */
export interface ListingTable {
  readonly columns: () => Columns
  /** See `facet-code.ts`. */
  readonly facets: () => readonly Uint16Array[]
  /** Rows in use, removed ones among them. */
  readonly length: () => number
  readonly size: () => number
  readonly terms: TermIndex
  /** The number of a city in `Columns.city`; -1 if no listing ever was there. */
  readonly getCity: (name: string) => number
  readonly put: (listing: IndexedListing) => void
  readonly remove: (id: number) => void
}

export function createListingTable(): ListingTable {
  let columns = createColumns(FIRST_CAPACITY)
  let facets = createFacetColumns(FIRST_CAPACITY)
  let length = 0
  let rowsById = new Map<number, number>()
  const terms = createTermIndex()
  const cities = new Map<string, number>()

  function grow(): void {
    const capacity = 2 * columns.id.length
    const larger = createColumns(capacity)
    for (const name of Object.keys(columns) as (keyof Columns)[]) larger[name].set(columns[name])
    const largerFacets = createFacetColumns(capacity)
    facets.forEach((column, group) => {
      largerFacets[group]?.set(column)
    })
    columns = larger
    facets = largerFacets
  }

  /** Drops the rows of removed listings once they are the majority. */
  function compact(): void {
    if (length < FIRST_CAPACITY || length < 2 * rowsById.size) return
    const rows = [...rowsById.values()].sort((a, b) => a - b)
    const newRows = new Int32Array(length).fill(-1)
    rows.forEach((row, newRow) => {
      newRows[row] = newRow
      for (const column of [...Object.values(columns), ...facets] as Float64Array[])
        column[newRow] = column[row] as number
    })
    terms.renumber(newRows)
    rowsById = new Map(rows.map((_, newRow) => [columns.id[newRow] as number, newRow]))
    length = rows.length
  }

  function addCity(name: string): number {
    const city = cities.get(name) ?? cities.size
    cities.set(name, city)
    return city
  }

  function remove(id: number): void {
    const row = rowsById.get(id)
    if (row === undefined) return
    columns.price[row] = Number.NaN
    rowsById.delete(id)
    compact()
  }

  return {
    columns: () => columns,
    facets: () => facets,
    length: () => length,
    size: () => rowsById.size,
    terms,
    getCity: (name) => cities.get(name) ?? -1,
    put(listing) {
      remove(listing.id)
      if (length === columns.id.length) grow()
      const row = length
      length += 1
      rowsById.set(listing.id, row)
      columns.id[row] = listing.id
      columns.price[row] = listing.price
      columns.area[row] = listing.area ?? Number.NaN
      columns.pricePerSquare[row] = listing.pricePerSquare ?? Number.NaN
      columns.priceDrop[row] = listing.priceDrop
      columns.publishedAt[row] = Math.max(0, Math.min(MAX_PUBLISHED_AT, listing.publishedAt))
      columns.lat[row] = listing.lat ?? Number.NaN
      columns.lng[row] = listing.lng ?? Number.NaN
      columns.east[row] = toEast(listing.lng ?? 0)
      columns.south[row] = toSouth(listing.lat ?? 0)
      columns.city[row] = addCity(listing.city)
      columns.availableFrom[row] = listing.availableFrom ?? 0
      encodeFacets(listing).forEach((code, group) => {
        const column = facets[group] as Uint16Array
        column[row] = code
      })
      terms.add(row, listing.text)
    },
    remove,
  }
}
