import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { seedListings, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type CatalogReader, createCatalogReader } from './queries.ts'

const now = new Date('2025-11-20T10:00:00.123Z')
const later = new Date('2025-11-20T10:00:01.456Z')
const LARGEST = 2 ** 31 - 1

let database: Database
let reader: CatalogReader
beforeAll(async () => {
  database = await freshDatabase()
  const ids = [1, 2, 3, 4, 5, 6, 7, LARGEST]
  const entries = ids.map((id) => catalogListing({ id, address: `Sale ${id}` }))
  const rent = catalogListing({ type: 'rent', id: 1, address: 'Rent 1' })
  const { pricePerSquare: _none, ...withoutSquare } = rent
  await seedListings(database.orm, [...entries, withoutSquare], { now })
  await withdrawListing(database.orm, 'sale', 6, later)
  await database.pool.query(`update listings set status = 'draft' where id = 7`)
  reader = createCatalogReader(
    async (text, values) =>
      (await database.pool.query({ text, values: [...values], rowMode: 'array' })).rows,
  )
})
afterAll(() => database.close())

it.each([1, 3, 100])('gives every readable listing once, %i at a time', async (limit) => {
  const ids: number[] = []
  for (let last = 0; ; ) {
    const rows = await reader.readNext('sale', last, limit)
    expect(rows.length).toBeLessThanOrEqual(limit)
    ids.push(...rows.map(({ id }) => id))
    last = rows.at(-1)?.id ?? 0
    if (rows.length < limit) break
  }
  expect(ids).toEqual([1, 2, 3, 4, 5, LARGEST])
})

it('gives what searching needs, as numbers', async () => {
  const [sale] = await reader.readNext('sale', 0, 1)
  expect(sale).toEqual({
    type: 'sale',
    id: 1,
    price: 120_000,
    area: 74.5,
    availableFrom: null,
    pricePerSquare: 1611,
    priceDrop: 0,
    rooms: 3,
    facts: { renovation: 'true' },
    publishedAt: Date.parse('2025-07-11T09:00:00Z') / 1000,
    city: 'Kyiv',
    lat: 50.4265,
    lng: 30.5174,
    address: 'Sale 1',
    metro: null,
    complex: null,
    text: `Sale 1 ${catalogListing().description} renovated, з ремонтом`,
  })
  const [rent] = await reader.readNext('rent', 0, 1)
  expect(rent).toMatchObject({ type: 'rent', area: 74.5, pricePerSquare: 0 })
})

it('gives the words of both languages and of facts that are stated', async () => {
  await database.pool.query(
    `update listings set description_uk = 'Каштани', pets = 'allowed', furnished = 'no', commission = 0
     where type = 'sale' and id = 2`,
  )
  const [home] = await reader.readRows('sale', [2])
  expect(home?.text).toMatch(
    /Каштани renovated, .*pets allowed, .*unfurnished, .*no commission, без комісії$/,
  )
})

it('gives no price per square meter of a home without an area', async () => {
  await database.pool.query(`update listings set area = null where type = 'rent'`)
  const [rent] = await reader.readNext('rent', 0, 1)
  expect(rent).toMatchObject({ area: null, pricePerSquare: null })
})

it('gives rows of those that may be read', async () => {
  const { description } = catalogListing()
  expect(await reader.readRows('sale', [6, 7, 3])).toMatchObject([
    { id: 3, address: 'Sale 3', text: `Sale 3 ${description} renovated, з ремонтом` },
  ])
})

it('tells what was written since, withdrawn ones too', async () => {
  expect(await reader.getLastChange()).toBe(later.getTime())
  expect(await reader.getChangesSince(now.getTime() + 1)).toEqual([
    { type: 'sale', id: 6, at: later.getTime() },
  ])
  expect(await reader.getChangesSince(now.getTime())).toHaveLength(9)
  expect(await reader.getChangesSince(later.getTime() + 1)).toEqual([])
})
