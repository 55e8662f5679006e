import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createResoRecord } from '#test/catalog/feed-file.ts'
import { freshDatabase } from '#test/database/database.ts'
import { importListings } from '#test/feeds/import-listings.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
})
afterAll(() => database.close())

describe('a complete file', () => {
  const listing = (ListingKey: string, given = {}) => createResoRecord({ ListingKey, ...given })
  const offered = async () =>
    (await database.orm.select().from(listings).orderBy(listings.feedKey, listings.id))
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ feedKey }) => feedKey)
  const complete = { isComplete: true }

  it('withdraws missing listings of its own feed only, and only once', async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => listing(`K${at}`))
    await importListings(database, many)
    await importListings(database, [listing('K1')], { name: 'other' })
    const rest = many.filter((_, at) => at % 5 !== 0)
    expect(await importListings(database, rest, complete)).toMatchObject({
      unchanged: 2_000,
      withdrawn: 500,
    })
    expect(await importListings(database, rest, complete)).toMatchObject({
      unchanged: 2_000,
      withdrawn: 0,
    })
    expect(await offered()).toHaveLength(2_001)
    expect(await importListings(database, many, complete)).toMatchObject({
      changed: 500,
      withdrawn: 0,
    })
  })

  it('keeps listings that are in rejected rows', async () => {
    await importListings(database, [listing('A'), listing('B'), listing('C')])
    const counts = await importListings(
      database,
      [listing('A'), listing('B', { ListPrice: 0 })],
      complete,
    )
    expect(counts).toMatchObject({ rejected: 1, withdrawn: 1 })
    expect(await offered()).toEqual(['A', 'B'])
  })

  it.each([
    ['is cut off', `${JSON.stringify(createResoRecord({ ListingKey: 'A' }))}\n{"Listing`],
    [
      'has a row that nobody can read',
      `${JSON.stringify(createResoRecord({ ListingKey: 'A' }))}\n{x}\n`,
    ],
    ['has a row without a key', `${JSON.stringify(createResoRecord({ ListingKey: 'A' }))}\n{}\n`],
    ['has no listing', '{"ListingKey":"A"}\n'],
  ])('withdraws nothing if it %s', async (_, text) => {
    await importListings(database, [listing('A'), listing('B')])
    expect(await importListings(database, text, complete)).toMatchObject({ withdrawn: 0 })
    expect(await offered()).toEqual(['A', 'B'])
  })
})
