import { expect, it } from 'vitest'
import type { IndexedListing } from './indexed-listing.ts'
import {
  createListingTable,
  createTableContent,
  type ListingTable,
  listColumns,
  type TableCapture,
} from './listing-table.ts'
import { PIECE_LENGTH } from './term-index.ts'

const listing = (id: number, text: string): IndexedListing => ({
  type: 'sale',
  id,
  price: 1_000 + id,
  area: id % 90,
  pricePerSquare: 7,
  priceDrop: 0,
  rooms: 1 + (id % 4),
  facts: {},
  availableFrom: null,
  publishedAt: id,
  city: `City ${id % 3}`,
  lat: 50,
  lng: 30,
  text,
})

/** What a table has of each listing. */
function read(table: ListingTable, terms: readonly string[]) {
  const { id, price, city } = table.columns()
  const listings = new Map<number, unknown>()
  for (let row = 0; row < table.length(); row += 1)
    if (!Number.isNaN(price[row])) listings.set(id[row] as number, [price[row], city[row]])
  const found = terms.map((term) =>
    table.terms
      .getRows(term)
      .flatMap((rows) => [...rows])
      .filter((row) => !Number.isNaN(price[row]))
      .map((row) => id[row]),
  )
  return { listings, found, cities: [0, 1, 2].map((city) => table.getCity(`City ${city}`)) }
}

function restore({ length, cities, columns, terms }: TableCapture): ListingTable {
  const content = createTableContent(length)
  listColumns(content).forEach((column, at) => {
    let from = 0
    for (const piece of columns[at] ?? []) {
      column.set(piece, from)
      from += PIECE_LENGTH
    }
  })
  const rows: number[] = []
  let next = terms.next()
  for (; !next.done; next = terms.next()) for (const row of next.value) rows.push(row)
  const packed = { ...next.value, rows: Uint32Array.from(rows) }
  return createListingTable({ ...content, length, cities, terms: packed })
}

it('is captured as it was, whatever happens to it while the pieces are taken', () => {
  const terms = ['home', 'even', 'odd', 'later']
  const table = createListingTable()
  const put = (id: number, more = '') =>
    table.put(listing(id, `home ${id % 2 === 0 ? 'even' : 'odd'} ${more}`))
  for (let id = 1; id <= 3_000; id += 1) put(id)
  for (let id = 1; id <= 500; id += 1) table.remove(id)
  table.compact()
  for (let id = 2_000; id <= 2_500; id += 1) put(id)
  const before = read(table, terms)
  const capture = table.capture()
  for (let id = 1; id <= 3_000; id += 1) put(id, 'later')
  for (let id = 1; id <= 2_900; id += 1) table.remove(id)
  expect(table.size()).toBe(100)
  const restored = restore(capture)
  expect(read(restored, terms)).toEqual(before)
  expect(restored.length()).toBe(restored.size())

  restored.put(listing(9_000, 'home later'))
  restored.remove(2_999)
  const { listings, found } = read(restored, terms)
  expect([listings.has(9_000), listings.has(2_999)]).toEqual([true, false])
  expect([found[0]?.at(-1), found[3]]).toEqual([9_000, [9_000]])
  expect(restored.terms.findTerms('')).toEqual(['even', 'home', 'later', 'odd'])
})

it('has several pieces', () => {
  const table = createListingTable()
  const count = PIECE_LENGTH + 10
  for (let id = 1; id <= count; id += 1) table.put(listing(id, 'home'))
  const restored = restore(table.capture())
  const { columns, length } = { columns: restored.columns(), length: restored.length() }
  expect([length, columns.id[0], columns.id[count - 1]]).toEqual([count, 1, count])
  const [rows] = restored.terms.getRows('home')
  expect([rows?.length, rows?.[count - 1]]).toEqual([count, count - 1])
})
