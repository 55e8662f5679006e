import { encodeFacets, FACET_GROUP_COUNT } from './facet-code.ts'
import type { IndexedListing } from './indexed-listing.ts'
import { toEast, toSouth } from './mercator.ts'
import {
  createTermIndex,
  NO_TERMS,
  type PackedTerms,
  PIECE_LENGTH,
  type TermPieces,
} from './term-index.ts'

/** The year 2106, in seconds since 1970. */
const MAX_PUBLISHED_AT = 2 ** 32 - 1
const FIRST_CAPACITY = 1_024

/** What a search reads, one typed array for each field. Row `i` of every array is the same listing. */
export type Columns = Readonly<ReturnType<typeof createColumns>>

const createColumns = (capacity: number) => ({
  id: new Uint32Array(capacity),
  /** NaN for a removed listing, so that no search finds it. */
  price: new Float64Array(capacity),
  /** NaN where the area is not stated. */
  area: new Float64Array(capacity),
  pricePerSquare: new Float64Array(capacity),
  /** In percent; 0 if the price did not fall. */
  priceDrop: new Uint8Array(capacity),
  publishedAt: new Uint32Array(capacity),
  /** NaN where the point is not known, so that no box contains it. */
  lat: new Float64Array(capacity),
  lng: new Float64Array(capacity),
  /** Position in the projected square, see `mercator.ts`. */
  east: new Uint32Array(capacity),
  south: new Uint32Array(capacity),
  /** See `getCity`. */
  city: new Uint16Array(capacity),
  /** Days since 1970; 0 where it is not stated. */
  availableFrom: new Uint16Array(capacity),
})

/** An array for each group of `facet-code.ts`. */
const createFacetColumns = (capacity: number): Uint16Array[] =>
  Array.from({ length: FACET_GROUP_COUNT }, () => new Uint16Array(capacity))

/** All that a table knows. */
export interface TableContent {
  /** Rows in use. Columns may be longer. */
  readonly length: number
  readonly columns: Columns
  readonly facets: readonly Uint16Array[]
  /** In the order of their numbers. */
  readonly cities: readonly string[]
  readonly terms: PackedTerms
}

/** Zeros, with room for a quarter more listings. */
export const createTableContent = (length: number): Pick<TableContent, 'columns' | 'facets'> => {
  const capacity = Math.max(FIRST_CAPACITY, Math.ceil(length * 1.25))
  return { columns: createColumns(capacity), facets: createFacetColumns(capacity) }
}

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** All columns, always in the same order. */
export const listColumns = ({
  columns,
  facets,
}: Pick<TableContent, 'columns' | 'facets'>): Column[] => [...Object.values(columns), ...facets]

/** The listings of a table at one moment, in pieces that may be taken while it goes on changing. */
export interface TableCapture {
  readonly length: number
  readonly cities: readonly string[]
  /** Pieces of each column, of which all but the last have `PIECE_LENGTH`. */
  readonly columns: readonly Iterable<Column>[]
  readonly terms: TermPieces
}

/** The listings of one estate type. A changed listing gets a new row; its old one is removed. */
export type ListingTable = ReturnType<typeof createListingTable>

const createNoListings = (): TableContent => ({
  ...createTableContent(0),
  length: 0,
  cities: [],
  terms: NO_TERMS,
})

/** @param stored becomes part of the table; none of its listings is removed */
export function createListingTable(stored = createNoListings()) {
  let { columns, facets, length } = stored
  let rowsById = new Map<number, number>()
  for (let row = 0; row < length; row += 1) rowsById.set(columns.id[row] as number, row)
  const terms = createTermIndex(stored.terms)
  const cities = new Map(stored.cities.map((name, city) => [name, city]))

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

  /** The rows that are not removed, ascending, and for each row which of them it is, or -1. */
  function numberRows(): { rows: Uint32Array; newRows: Int32Array } {
    const rows = new Uint32Array(rowsById.size)
    const newRows = new Int32Array(length).fill(-1)
    let count = 0
    for (let row = 0; row < length; row += 1) {
      if (Number.isNaN(columns.price[row])) continue
      rows[count] = row
      newRows[row] = count
      count += 1
    }
    return { rows, newRows }
  }

  /** Drops the rows of removed listings, and packs the terms. */
  function compact(): void {
    const { rows, newRows } = numberRows()
    // Captures go on reading the former columns.
    const compacted = createTableContent(rows.length)
    const former = listColumns({ columns, facets })
    listColumns(compacted).forEach((column, at) => {
      copyRows(former[at] as Column, rows, column)
    })
    terms.renumber(newRows)
    columns = compacted.columns
    facets = compacted.facets
    length = rows.length
    rowsById = new Map()
    for (let row = 0; row < length; row += 1) rowsById.set(columns.id[row] as number, row)
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
    // Once they are the majority.
    if (length >= FIRST_CAPACITY && length >= 2 * rowsById.size) compact()
  }

  return {
    columns: () => columns,
    /** See `facet-code.ts`. */
    facets: () => facets,
    /** Rows in use, removed ones among them. */
    length: () => length,
    size: () => rowsById.size,
    terms,
    /** The number of a city in `Columns.city`; -1 if no listing ever was there. */
    getCity: (name: string) => cities.get(name) ?? -1,
    put(listing: IndexedListing) {
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
    compact,
    capture(): TableCapture {
      const { rows, newRows } = numberRows()
      // Of a row, only the price changes.
      const price = columns.price.slice(0, length)
      return {
        length: rows.length,
        cities: [...cities.keys()],
        columns: listColumns({ columns: { ...columns, price }, facets }).map((column) =>
          createColumnPieces(column, rows),
        ),
        terms: terms.capture(newRows),
      }
    },
  }
}

function copyRows(from: Column, rows: Uint32Array, to: Column): void {
  for (let at = 0; at < rows.length; at += 1) to[at] = from[rows[at] as number] as number
}

function* createColumnPieces(column: Column, rows: Uint32Array): Generator<Column> {
  for (let from = 0; from < rows.length; from += PIECE_LENGTH) {
    const some = rows.subarray(from, from + PIECE_LENGTH)
    const piece = column.slice(0, some.length)
    copyRows(column, some, piece)
    yield piece
  }
}
