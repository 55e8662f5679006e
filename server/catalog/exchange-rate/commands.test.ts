import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { exchangeRates, listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, seedListings } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { saveExchangeRates } from './commands.ts'
import { getExchangeRates } from './queries.ts'

const OLD = new Date('2026-01-01T00:00:00Z')
const asked = { amount: 4_400_000, currency: 'UAH', ratedOn: '2026-09-13' }
const hryvnias: CatalogListing = { ...catalogListing({ id: 1, area: 50, price: '98.8 k' }), asked }
const rent: CatalogListing = { ...catalogListing({ type: 'rent', id: 1, price: '450' }), asked }
const dollars = catalogListing({ id: 2, price: '120 k' })
const ratesOf = (date: string, hryvniasPerDollar: number) => ({
  date,
  unitsPerDollar: new Map([
    ['USD', 1],
    ['UAH', hryvniasPerDollar],
  ]),
})

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
  await database.orm.delete(exchangeRates)
  for (const listing of [hryvnias, rent, dollars])
    await saveListing(database.orm, listing, { now: OLD })
})
afterAll(() => database.close())

const row = async (type: 'sale' | 'rent', id: number) => {
  const [found] = await database.orm
    .select()
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, id)))
  return found
}

it('returns the shipped rates until it gets later ones', async () => {
  expect(await getExchangeRates(database.orm)).toBe(SHIPPED_RATES)
  await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  expect(await getExchangeRates(database.orm)).toEqual(ratesOf('2026-11-20', 44))
})

it('converts prices in other currencies, and notifies followers of changes', async () => {
  const saved = await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  expect(saved).toEqual({ areNew: true, repriced: 2 })
  const sale = await row('sale', 1)
  expect(sale).toMatchObject({ price: 100_000, priceText: '100 k', pricePerSquare: 2_000 })
  expect(sale).toMatchObject({ askedAmount: 4_400_000, ratedOn: '2026-11-20' })
  expect(sale?.updatedAt.getTime()).toBeGreaterThan(OLD.getTime())
  expect(await row('rent', 1)).toMatchObject({ priceText: '100 k', pricePerSquare: null })
  expect(await row('sale', 2)).toMatchObject({ priceText: '120 k', updatedAt: OLD })
})

it('converts the price of a home without an area', async () => {
  await database.pool.query(`update listings set area = null, price_per_square = null`)
  await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  expect(await row('sale', 1)).toMatchObject({ price: 100_000, pricePerSquare: null })
})

it('ignores older rates, and repeated ones', async () => {
  await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  const again = await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  expect(again).toEqual({ areNew: false, repriced: 0 })
  const older = await saveExchangeRates(database.orm, ratesOf('2026-11-19', 40))
  expect(older).toEqual({ areNew: false, repriced: 0 })
  expect(await row('sale', 1)).toMatchObject({ price: 100_000 })
})

it('resumes after an interruption', async () => {
  await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  await saveListing(database.orm, { ...hryvnias, id: 3 }, { now: OLD })
  const again = await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  expect(again).toEqual({ areNew: false, repriced: 1 })
})

it('converts more than one batch, and both a sale and a rental with the same id', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({ ...hryvnias, id: index + 1 }))
  await database.orm.delete(listings)
  await seedListings(database.orm, [...many, { ...rent, id: 1_000 }], { now: OLD })
  const { repriced } = await saveExchangeRates(database.orm, ratesOf('2026-11-20', 44))
  expect(repriced).toBe(1_001)
  expect(await row('sale', 1_000)).toMatchObject({ price: 100_000 })
  expect(await row('rent', 1_000)).toMatchObject({ price: 100_000 })
})
