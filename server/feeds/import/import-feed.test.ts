import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  toVerification,
  toVerificationColumns,
} from '#server/catalog/listing/verification/columns.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { createResoRecord } from '#test/catalog/feed-file.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
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

const importing = (homes: object[] | string, options?: Parameters<typeof importListings>[2]) =>
  importListings(database, homes, options)

const rows = () => database.orm.select().from(listings).orderBy(listings.feedKey, listings.id)
const HOME = createResoRecord()

describe('an import', () => {
  it('adds homes with new ids', async () => {
    const other = createResoRecord({ ListingKey: 'A2', PropertyType: 'Residential Lease' })
    expect(await importing([HOME, other])).toMatchObject({ rows: 2, added: 2, rejected: 0 })
    const [first, second] = await rows()
    expect(first).toMatchObject({ type: 'sale', feed: 'agency', feedKey: 'A1', priceText: '395 k' })
    expect(second).toMatchObject({ type: 'rent', feedKey: 'A2', pricePerSquare: null })
    expect(first?.id).toBeGreaterThanOrEqual(1_000)
    expect(second?.id).toBe((first?.id ?? 0) + 1)
    expect(first?.feedModifiedAt).toEqual(new Date('2025-11-17T10:00:00Z'))
  })

  it('changes nothing the second time', async () => {
    await importing([HOME])
    const before = await rows()
    expect(await importing([HOME])).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    expect(await rows()).toEqual(before)
  })

  it('changes a home in place, and notifies followers of changes', async () => {
    await importing([HOME])
    const [before] = await rows()
    expect(await importing([createResoRecord({ ListPrice: 380_000 })])).toMatchObject({
      changed: 1,
    })
    const [after] = await rows()
    expect(after).toMatchObject({ id: before?.id, priceText: '380 k', price: 380_000 })
    expect(after?.publishedAt).toEqual(before?.publishedAt)
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0)
  })

  it('keeps what is newer in the catalog', async () => {
    await importing([HOME])
    const before = await rows()
    const older = { ListPrice: 1, ModificationTimestamp: '2025-11-17T09:59:59Z' }
    expect(await importing([createResoRecord(older)])).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await rows()).toEqual(before)
  })

  it('stores a newer timestamp of the feed without notifying followers', async () => {
    await importing([HOME])
    const [before] = await rows()
    const newer = { ModificationTimestamp: '2025-12-01T00:00:00Z' }
    expect(await importing([createResoRecord(newer)])).toMatchObject({ changed: 0, unchanged: 1 })
    const [after] = await rows()
    expect(after?.feedModifiedAt).toEqual(new Date('2025-12-01T00:00:00Z'))
    expect(after?.updatedAt).toEqual(before?.updatedAt)
  })

  it('withdraws homes that the feed no longer offers, once, and offers them again', async () => {
    await importing([HOME])
    const closed = { ListingKey: 'A1', StandardStatus: 'Closed' }
    expect(await importing([closed])).toMatchObject({ withdrawn: 1, rejected: 0 })
    expect((await rows())[0]?.deletedAt).not.toBeNull()
    expect(await importing([closed])).toMatchObject({ withdrawn: 0, unchanged: 1 })
    expect(await importing([HOME])).toMatchObject({ changed: 1 })
    expect((await rows())[0]?.deletedAt).toBeNull()
  })

  it('treats a home with another type as new, and withdraws the old one', async () => {
    await importing([HOME])
    await importing([createResoRecord({ PropertyType: 'Residential Lease' })])
    const [now, before] = await rows()
    expect(now).toMatchObject({ type: 'rent', feedKey: 'A1', deletedAt: null })
    expect(before).toMatchObject({ type: 'sale', feedKey: null, deletedAt: expect.any(Date) })
  })

  it('adds a home once in two concurrent imports of a new feed', async () => {
    const homes = Array.from({ length: 1_500 }, (_, at) =>
      createResoRecord({ ListingKey: `C${at}` }),
    )
    const counts = await Promise.all([importing(homes), importing(homes)])
    expect(counts.map(({ added, unchanged }) => added + unchanged)).toEqual([1_500, 1_500])
    expect(await rows()).toHaveLength(1_500)
  })

  it('keeps feeds apart', async () => {
    await importing([HOME])
    expect(await importing([HOME], { name: 'other' })).toMatchObject({ added: 1 })
    expect(await rows()).toHaveLength(2)
  })

  it('never reuses an id of another home', async () => {
    const { rows: numbers } = await database.pool.query(`select nextval('listing_id')::int as id`)
    const next: number = numbers[0].id + 1
    await saveListing(database.orm, catalogListing({ id: next + 5 }), { now: new Date() })
    await importing([HOME, catalogListing({ type: 'rent', id: next + 40 })], { restore: true })
    await importing([createResoRecord({ ListingKey: 'A2' })])
    const ids = (await rows()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect((await rows()).find(({ feedKey }) => feedKey === 'A2')?.id).toBeGreaterThan(next + 40)
  })

  it('changes the given facts of a home of ours, and keeps its owner', async () => {
    const now = new Date('2025-11-17T10:00:00Z')
    await saveListing(database.orm, catalogListing(), { now, owner: 'account-1' })
    const { city, ...entry } = catalogListing({ price: '99 k' })
    expect(await importing([{ ...entry, city }], { restore: true })).toMatchObject({ changed: 1 })
    const [row] = await rows()
    expect(row).toMatchObject({ id: 1, priceText: '99 k', owner: 'account-1', publishedAt: now })
    await withdrawListing(database.orm, 'sale', 1, now)
    expect(await importing([{ ...entry, city }], { restore: true })).toMatchObject({ changed: 1 })
    expect((await rows())[0]?.deletedAt).toBeNull()
  })

  it('keeps a verification only for the same realtor', async () => {
    const verification = { what: 'Passport', by: 'Olena', on: '2026-03-01', until: '2026-06-30' }
    const verified = async () => toVerification((await rows())[0] as ListingRow)
    const { name: _unnamed, ...Realtor } = catalogListing().Realtor
    await saveListing(database.orm, { ...catalogListing(), Realtor }, { now: new Date() })
    const columns = { ...toVerificationColumns(verification), realtorVerified: true }
    await database.orm.update(listings).set(columns)
    await importing([{ ...catalogListing({ price: '99 k' }), Realtor }], { restore: true })
    expect(await verified()).toEqual(verification)
    const other = { ...Realtor, phone: '+380 44 000 09 99' }
    const claim = { verifiedWhat: 'All', verified_until: '2099-01-01', verification }
    await importing([{ ...catalogListing(), Realtor: other, ...claim }], { restore: true })
    expect(await verified()).toBeNull()
    expect(await rows()).toMatchObject([{ realtorVerified: false, verifiedWhat: null }])
  })
})

it("keeps a feed's key with the home that has it", async () => {
  await importing([HOME])
  const exported = { ...catalogListing(), feed: 'agency', feedKey: 'A1' }
  expect(await importing([exported], { restore: true })).toMatchObject({ added: 1 })
  expect(await importing([exported], { restore: true })).toMatchObject({ unchanged: 1, changed: 0 })
  expect((await rows()).map(({ feedKey, priceText }) => [feedKey, priceText])).toEqual([
    ['A1', '395 k'],
    [null, '120 k'],
  ])
})

describe('without the option to restore', () => {
  it('lets no row replace a home of the catalog by type and id', async () => {
    await importing([catalogListing()], { restore: true })
    const before = await rows()
    const Realtor = { name: 'Fraud', ava: 'http://evil.example/track.gif', phone: '+10000000000' }
    const hostile = catalogListing({ Realtor })
    const counts = await importing([hostile], { name: 'hostile' })
    expect(counts).toMatchObject({ added: 0, changed: 0, rejected: 1 })
    expect(counts.report.first).toMatchObject([
      { line: 1, column: 'id', reason: expect.stringContaining('only --restore'), found: '1' },
    ])
    expect(await rows()).toEqual(before)
  })

  it("lets no row take another feed's home by its name and key", async () => {
    await importing([HOME])
    const before = await rows()
    const claims = [
      { ...catalogListing({ id: 900 }), feed: 'agency', feedKey: 'A1' },
      createResoRecord({ ListingKey: 'X1', feed: 'agency', feedKey: 'A1', ListPrice: 1_000 }),
    ]
    const counts = await importing(claims, { name: 'hostile' })
    expect(counts).toMatchObject({ added: 1, rejected: 1 })
    const [first, second] = await rows()
    expect(first).toEqual(before[0])
    expect(second).toMatchObject({ feed: 'hostile', feedKey: 'X1' })
  })
})

it('restored homes show pictures and portraits only from sources that a feed may use', async () => {
  const images = ['http://evil.example/1.gif', 'https://homes.example/1.jpg']
  const Realtor = { name: 'Olena', ava: 'http://evil.example/track.gif', phone: '+380' }
  const counts = await importing([catalogListing({ images, Realtor })], { restore: true })
  expect([...counts.report.reasons.keys()]).toEqual([
    'not an https address of at most 1000 characters, or after the first 100',
  ])
  expect(await rows()).toMatchObject([
    { images: ['https://homes.example/1.jpg'], realtorAvatar: null },
  ])
})

describe('repeated keys', () => {
  it('in one batch: the last row wins, and the report says so', async () => {
    const counts = await importing([
      HOME,
      createResoRecord({ ListPrice: 2_000 }),
      createResoRecord({ ListPrice: 3_000 }),
    ])
    expect(counts).toMatchObject({ rows: 3, added: 1, duplicates: 2 })
    expect([...counts.report.reasons]).toEqual([
      ['the key came before; the last row of a key counts', 2],
    ])
    expect(await rows()).toMatchObject([{ price: 3_000 }])
  })

  it('in different batches, with another type', async () => {
    const others = Array.from({ length: 1_200 }, (_, at) =>
      createResoRecord({ ListingKey: `B${at}` }),
    )
    const lease = createResoRecord({ PropertyType: 'Residential Lease' })
    expect(await importing([HOME, ...others, lease])).toMatchObject({ rows: 1_202, duplicates: 1 })
    const [first, ...rest] = await rows()
    expect(first).toMatchObject({ feedKey: 'A1', type: 'rent' })
    expect(rest.at(-1)).toMatchObject({ feedKey: null, type: 'sale', deletedAt: expect.any(Date) })
  })
})

describe('rows that cannot be imported', () => {
  it('are reported with line, column and reason, and the others imported', async () => {
    const table = stringify(
      [
        HOME,
        createResoRecord({ ListingKey: 'A2', LivingArea: 'big' }),
        createResoRecord({ ListingKey: 'A3', ListPrice: '' }),
      ],
      { header: true },
    )
    const counts = await importing(table)
    expect(counts).toMatchObject({ rows: 3, added: 1, rejected: 2 })
    expect(counts.report.first).toEqual([
      {
        line: 4,
        kind: 'rejected',
        column: 'LivingArea',
        reason: 'expected an area of 5 to 3,000 m²',
        found: 'big',
      },
      {
        line: 6,
        kind: 'rejected',
        column: 'ListPrice',
        reason: 'missing, expected the price of the whole home, such as 120 000 or 15 000 грн',
      },
    ])
  })

  it('are few: an invalid fact costs only the fact, and the report says so', async () => {
    const { YearBuilt: _year, ...withoutYear } = createResoRecord({ ListingKey: 'A2' })
    const counts = await importing([
      createResoRecord({ YearBuilt: 12, EntryLevel: 'attic', Heating: null }),
      withoutYear,
    ])
    expect(counts).toMatchObject({ rows: 2, added: 2, rejected: 0 })
    const year = new Date().getFullYear() + 3
    expect([...counts.report.reasons]).toEqual([
      ['EntryLevel: expected a whole number, the floor from -2 to 150', 1],
      [`YearBuilt: expected a year from 1700 to ${year}`, 1],
    ])
    expect(await rows()).toMatchObject([
      { feedKey: 'A1', yearOfConstruction: null, floor: null, heatingSystem: null },
      { feedKey: 'A2', yearOfConstruction: null },
    ])
  })

  it('of a truncated file do not affect the others', async () => {
    const text = `${JSON.stringify(HOME)}\n${JSON.stringify(HOME).slice(0, 80)}`
    const counts = await importing(text)
    expect(counts).toMatchObject({ rows: 1, added: 1, rejected: 0, endsEarly: true })
    expect(counts.report.first).toMatchObject([{ line: 2, kind: 'ends early' }])
  })
})

it('reads decimal commas if a table shows them', async () => {
  const homes = [HOME, createResoRecord({ ListingKey: 'A2', LivingArea: '12,345' })]
  const comma = homes.map((home) => ({ ...home, Latitude: '49,8385', Longitude: '24,0251' }))
  await importing(stringify(comma, { header: true, delimiter: ';' }))
  expect((await rows()).map(({ area, lat }) => [area, lat])).toEqual([
    [131.5, 49.8385],
    [12.345, 49.8385],
  ])
})

it('a dry run writes nothing', async () => {
  expect(await importing([HOME], { dryRun: true })).toMatchObject({ valid: 1, added: 0 })
  expect(await rows()).toEqual([])
})
