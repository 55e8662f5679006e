import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runVerify } from '#scripts/operator/verify.ts'
import { findPublishedListing } from '#server/catalog/listing/queries.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { OPERATIONS } from './operations.ts'

const now = new Date('2026-03-01T10:00:00Z')
const verification = { what: 'Passport', by: 'Olena', until: '2026-06-30' }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
  await saveListing(database.orm, catalogListing({ id: 7 }), { now: new Date(0) })
})
afterAll(() => database.close())

const verify = (input: unknown) =>
  OPERATIONS.verify.run({ db: database.orm, provider: 'embedded', now }, input)
const find = () => findPublishedListing(database.orm, 'sale', '7', async () => null)

it('stores what was checked, notifies followers of changes, and removes it again', async () => {
  const home = { type: 'sale', id: 7 }
  expect(await verify({ ...home, verification })).toEqual({
    sentence: 'Olena Test is a verified person of sale/7 until 2026-06-30.',
  })
  expect(await find()).toMatchObject({
    verification: { ...verification, on: '2026-03-01' },
    updatedAt: now,
  })
  expect(await verify({ ...home, verification: null })).toEqual({
    sentence: 'Olena Test is no verified person of sale/7 any more.',
  })
  expect(await find()).not.toHaveProperty('verification')
})

it.each([
  [{ id: 8 }, {}, 'Visitors see no home sale/8.'],
  [{ id: 0 }, {}, /./],
  [{}, { what: ' ' }, 'Say --what was checked.'],
  [{}, { by: undefined }, 'Say --by whom it was checked.'],
  [{}, { until: 'soon' }, '--until needs a day like 2027-01-31.'],
  [{}, { until: '2026-02-28' }, /ended on 2026-02-28/],
  [{}, { until: '2029-01-01' }, /731 days/],
  [{}, { on: '2026-03-02' }, /still to come/],
])('refuses %o with %o', async (home, differences, sentence) => {
  const input = { type: 'sale', id: 7, ...home, verification: { ...verification, ...differences } }
  await expect(verify(input)).rejects.toThrow(sentence)
  expect(await find()).not.toHaveProperty('verification')
})

it("refuses a home without a realtor's name", async () => {
  const { Realtor: _nobody, ...listing } = catalogListing({ id: 7 })
  await saveListing(database.orm, listing, { now })
  await expect(verify({ type: 'sale', id: 7, verification })).rejects.toThrow('names nobody')
})

it.each([
  [['1001'], 'Name one home'],
  [['sale/01'], 'Name one home'],
  [['sale/1', 'sale/2'], 'Name one home'],
  [['sale/1', '--remove', '--by', 'Olena'], '--remove takes no other option.'],
  [['sale/1'], 'Say --what was checked.'],
])('npm run verify -- %j is refused before a database is opened', async (args, sentence) => {
  await expect(runVerify(args)).rejects.toThrow(sentence)
})
