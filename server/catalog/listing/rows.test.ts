import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { anyCatalogListing, catalogListing } from '#test/catalog/catalog-listing.ts'
import { parsePresented, type Unparsed } from '#test/catalog/parse-presented.ts'
import { freshDatabase } from '#test/database/database.ts'
import { toCatalogListing, toListing, toRow } from './rows.ts'

const times = { publishedAt: new Date('2025-07-01T09:00:00.999Z'), updatedAt: new Date(0) }
const asRow = (listing: Unparsed) => toRow(parsePresented(listing), times)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('reads every entry back from the database unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogListing, async (entry) => {
      await database.orm.delete(listings)
      await database.orm.insert(listings).values(asRow(entry))
      const [row] = await database.orm.select().from(listings)
      expect(row && toCatalogListing(row)).toEqual(entry)
    }),
    { numRuns: 150 },
  )
})

it('derives price and rooms from their texts', () => {
  const row = asRow(catalogListing({ price: '3.3 m', countRooms: '4 rooms' }))
  expect(row).toMatchObject({
    priceText: '3.3 m',
    price: 3_300_000,
    countRooms: '4 rooms',
    rooms: 4,
  })
  const odd = asRow(catalogListing({ price: '139500', countRooms: 'studio' }))
  expect(odd).toMatchObject({ price: 139_500, priceUnit: 1, priceText: '139500', rooms: 0 })
})

it('shows the price of a row, whatever its text for the previous version', async () => {
  await database.orm.delete(listings)
  const row = { ...asRow(catalogListing()), price: 1_200_000, priceText: 'stale' }
  await database.orm.insert(listings).values(row)
  const [stored] = await database.orm.select().from(listings)
  expect(stored && toListing(stored)).toMatchObject({ price: '1.2 m' })
})

it('publishes at whole seconds, never in the future', async () => {
  await database.orm.delete(listings)
  await database.orm.insert(listings).values(asRow(catalogListing()))
  const [row] = await database.orm.select().from(listings)
  expect(row?.publishedAt).toEqual(new Date('2025-07-01T09:00:00Z'))
})

it('gives browsers only the fields of a listing', async () => {
  const { type, city, lat, lng, place: _place, facts: _facts, ...listing } = catalogListing()
  await database.orm.delete(listings)
  await database.orm.insert(listings).values(asRow({ ...listing, type, city, lat, lng }))
  const [row] = await database.orm.select().from(listings)
  expect(row && toListing(row)).toEqual(listing)
})

it.each([
  { area: Number.NaN },
  { area: 0 },
  { area: Number.POSITIVE_INFINITY },
  { lat: 90.5 },
  { lng: -181 },
  { id: 0 },
  { pricePerSquare: -1 },
  { price: '9'.repeat(20) },
])('is refused by the database with %o', async (wrong) => {
  const row = asRow(catalogListing(wrong))
  await expect(database.orm.insert(listings).values(row)).rejects.toThrow()
})
