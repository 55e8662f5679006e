import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { findListingById } from './queries.ts'

const monday = new Date('2025-11-17T10:00:00Z')
const tuesday = new Date('2025-11-18T10:00:00.250Z')

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
})
afterAll(() => database.close())

it('publishes a new listing, and changes it without publishing it again', async () => {
  await saveListing(database.orm, catalogListing(), { now: monday, owner: 'account-1' })
  const { pricePerSquare: _dropped, ...changed } = catalogListing({ price: '110 k', area: 75 })
  await saveListing(database.orm, changed, { now: tuesday })
  expect(await database.orm.select().from(listings)).toMatchObject([
    {
      priceText: '110 k',
      price: 110_000,
      area: 75,
      pricePerSquare: null,
      owner: 'account-1',
      publishedAt: monday,
      updatedAt: tuesday,
    },
  ])
})

it('withdraws a listing once, keeping the row for followers of changes', async () => {
  await saveListing(database.orm, catalogListing(), { now: monday })
  await saveListing(database.orm, catalogListing({ type: 'rent' }), { now: monday })
  expect(await withdrawListing(database.orm, 'sale', 1, tuesday)).toBe(true)
  expect(await withdrawListing(database.orm, 'sale', 1, tuesday)).toBe(false)
  expect(await withdrawListing(database.orm, 'sale', 2, tuesday)).toBe(false)
  expect(await findListingById(database.orm, 'sale', '1')).toBeNull()
  expect(await findListingById(database.orm, 'rent', '1')).not.toBeNull()
  const rows = await database.orm.select().from(listings).orderBy(listings.type)
  expect(rows.map((row) => [row.type, row.updatedAt, row.deletedAt])).toEqual([
    ['rent', monday, null],
    ['sale', tuesday, tuesday],
  ])
})

it('offers a withdrawn listing again when it is saved', async () => {
  await saveListing(database.orm, catalogListing(), { now: monday })
  await withdrawListing(database.orm, 'sale', 1, monday)
  await saveListing(database.orm, catalogListing(), { now: tuesday })
  expect(await findListingById(database.orm, 'sale', '1')).not.toBeNull()
})

it('takes part in a transaction that is rolled back', async () => {
  await expect(
    database.orm.transaction(async (transaction) => {
      await saveListing(transaction, catalogListing(), { now: monday })
      throw new Error('given up')
    }),
  ).rejects.toThrow('given up')
  expect(await findListingById(database.orm, 'sale', '1')).toBeNull()
})
