import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findListingById } from '#server/catalog/listing/queries.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import type { CompleteListing } from '#test/catalog/complete-listing.ts'
import { parsePresented } from '#test/catalog/parse-presented.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { samplePublishedAt, seedCatalog, seedSamples } from './commands.ts'

const stored = (overrides: Partial<CompleteListing>) => parsePresented(catalogListing(overrides))

const samples = Array.from({ length: 9 }, (_, index) => index + 1).flatMap((id) => [
  stored({ type: 'sale', id }),
  stored({ type: 'rent', id, price: '548' }),
])
const now = new Date('2025-11-20T10:00:00.123Z')
const later = new Date('2025-11-21T10:00:00Z')

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.pool.query('truncate listings cascade')
})
afterAll(() => database.close())

describe('seedCatalog', () => {
  it('adds missing samples, and nothing the second time', async () => {
    expect(await seedCatalog(database.orm, samples.slice(4), { now })).toBe(14)
    expect(await seedCatalog(database.orm, samples, { now })).toBe(4)
    expect(await seedCatalog(database.orm, samples, { now })).toBe(0)
    const { rows } = await database.pool.query('select distinct updated_at from listings')
    expect(rows).toEqual([{ updated_at: now }])
  })

  it("keeps an owner's changes", async () => {
    await seedCatalog(database.orm, samples, { now })
    const changed = catalogListing({ id: 3, price: '99 k' })
    await saveListing(database.orm, changed, { now: later, owner: 'account-1' })
    await seedCatalog(database.orm, samples, { now: later })
    expect((await findListingById(database.orm, 'sale', '3'))?.price).toBe('99 k')
  })

  it('does not bring back a withdrawn sample', async () => {
    await seedCatalog(database.orm, samples, { now })
    await withdrawListing(database.orm, 'rent', 2, later)
    expect(await seedCatalog(database.orm, samples, { now: later })).toBe(0)
    expect(await findListingById(database.orm, 'rent', '2')).toBeNull()
    expect(await findListingById(database.orm, 'sale', '2')).not.toBeNull()
  })

  it('adds more samples than fit in one statement', async () => {
    const many = Array.from({ length: 1_201 }, (_, index) => stored({ id: index + 1 }))
    expect(await seedCatalog(database.orm, many, { now })).toBe(1_201)
  })

  it('publishes samples on days that do not depend on the time of the first start', async () => {
    await seedCatalog(database.orm, samples, { now })
    const rows = await database.orm.select().from(listings)
    expect(rows).toHaveLength(samples.length)
    expect(rows.map(({ publishedAt }) => publishedAt)).toEqual(
      rows.map(({ id }) => samplePublishedAt(stored({ id }))),
    )
  })
})

describe('seedSamples', () => {
  const verified = async () =>
    (await database.orm.select().from(listings)).map(({ verifiedWhat }) => verifiedWhat)

  it('adds the invented listings once, none of them verified', async () => {
    expect(await seedSamples(database.orm, now)).toBe(18)
    expect(await seedSamples(database.orm, now)).toBe(0)
    expect(new Set(await verified())).toEqual(new Set(['Sample data: nobody was checked']))
  })

  it('never adds them to imported listings', async () => {
    await seedCatalog(database.orm, [stored({ id: 5_000 })], { now })
    expect(await verified()).toEqual([null])
    await database.orm.update(listings).set({ feed: 'agency', feedKey: '1' })
    await expect(seedSamples(database.orm, now)).rejects.toThrow('There are imported listings')
    expect(await database.orm.select().from(listings)).toHaveLength(1)
  })
})
