import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { findPublishedListing } from '#server/catalog/listing/queries.ts'
import { feeds, listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { createResoRecord } from '#test/catalog/feed-file.ts'
import { seedListings } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { importListings } from '#test/feeds/import-listings.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
  await database.orm.delete(feeds)
})
afterAll(() => database.close())

const listing = (ListingKey: string, given = {}) => createResoRecord({ ListingKey, ...given })
const complete = { isComplete: true }

async function getConfirmation(key: string): Promise<Date | undefined> {
  const rows = await database.orm.select().from(listings)
  const row = rows.find(({ feedKey }) => feedKey === key)
  if (row === undefined) throw new Error(`There is no listing ${key}.`)
  return (await findPublishedListing(database.orm, row.type, String(row.id), async () => null))
    ?.confirmedAt
}

const getVersions = async () =>
  (await database.orm.select().from(listings)).map(({ updatedAt, importedAt }) => ({
    updatedAt,
    importedAt,
  }))

/** Makes all imports so far some days old. */
const goBack = async () => {
  await database.pool.query(`update listings set imported_at = imported_at - interval '9 days'`)
  await database.pool.query(`update feeds set completed_at = completed_at - interval '9 days'`)
}

const isOfToday = (date: Date | undefined) =>
  date !== undefined && Math.abs(Date.now() - date.getTime()) < DAY_MS

describe('a home of a feed', () => {
  it('is confirmed by a complete import that contains it, without writing the home', async () => {
    await importListings(database, [listing('A'), listing('B')])
    await goBack()
    expect(isOfToday(await getConfirmation('A'))).toBe(false)
    const before = await getVersions()
    expect(await importListings(database, [listing('A'), listing('B')], complete)).toMatchObject({
      unchanged: 2,
    })
    expect(await getVersions()).toEqual(before)
    expect(isOfToday(await getConfirmation('A'))).toBe(true)
  })

  it('is confirmed by any import that changes it, and no other home is', async () => {
    await importListings(database, [listing('A'), listing('B')], complete)
    await goBack()
    await importListings(database, [listing('A', { ListPrice: 111_000 })])
    expect(isOfToday(await getConfirmation('A'))).toBe(true)
    expect(isOfToday(await getConfirmation('B'))).toBe(false)
  })

  it.each([
    ['of another feed', [listing('A')], { ...complete, name: 'other' }],
    ['that only tries', [listing('A')], { ...complete, dryRun: true }],
    ['of a file that is cut off', `${JSON.stringify(listing('A'))}\n{"Lis`, complete],
    ['that is not complete', [listing('A')], {}],
  ])('is not confirmed by an import %s', async (_, file, options) => {
    await importListings(database, [listing('A')], complete)
    await goBack()
    const before = await getConfirmation('A')
    await importListings(database, file, options)
    expect(await getConfirmation('A')).toEqual(before)
  })
})

it('samples are never confirmed', async () => {
  await seedListings(database.orm, [catalogListing({ id: 7 })], { now: new Date() })
  await importListings(database, [listing('A')], complete)
  expect(
    await findPublishedListing(database.orm, 'sale', '7', async () => null),
  ).not.toHaveProperty('confirmedAt')
})
