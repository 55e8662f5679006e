import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { seedListings, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { findListingById, findListingsById } from './queries.ts'

const now = new Date('2025-11-20T10:00:00Z')
const LARGEST = 2 ** 31 - 1

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  const ids = [1, 2, 3, 4, 5, 6, 7, LARGEST]
  const entries = ids.map((id) => catalogListing({ id, address: `Sale ${id}` }))
  const rent = catalogListing({ type: 'rent', id: 1, address: 'Rent 1' })
  const { pricePerSquare: _none, ...withoutSquare } = rent
  await seedListings(database.orm, [...entries, withoutSquare], { now })
  await withdrawListing(database.orm, 'sale', 6, now)
  await database.pool.query(`update listings set status = 'draft' where id = 7`)
})
afterAll(() => database.close())

describe('findListingById', () => {
  it.each([
    ['sale', '1', 'Sale 1'],
    ['rent', '1', 'Rent 1'],
    ['sale', String(LARGEST), `Sale ${LARGEST}`],
  ] as const)('finds %s %s', async (type, id, address) => {
    expect((await findListingById(database.orm, type, id))?.address).toBe(address)
  })

  it.each([
    ['another type', '2', 'rent'],
    ['withdrawn', '6', 'sale'],
    ['a draft', '7', 'sale'],
    ['an id that nobody has', '99', 'sale'],
  ] as const)('does not find %s', async (_what, id, type) => {
    expect(await findListingById(database.orm, type, id)).toBeNull()
  })

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e0',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    '1\0',
    '\0',
    '１',
    'NaN',
    '\uD800',
    "1' or '1'='1",
    String(LARGEST + 1),
    '4294967297',
  ])('reads %j as no id', async (id) => {
    expect(await findListingById(database.orm, 'sale', id)).toBeNull()
  })

  it.each(['9', 'a', '\0'])('reads ten thousand %j as no id', async (character) => {
    expect(await findListingById(database.orm, 'sale', character.repeat(10_000))).toBeNull()
  })
})

describe('findListingsById', () => {
  it('keeps the order, and leaves out unreadable listings', async () => {
    const ids = [5, 1, 99, 3, 6, 7, 1, 1.5, -1, 2 ** 40, Number.NaN, 2]
    const found = await findListingsById(database.orm, 'sale', ids)
    expect(found.map(({ listing }) => listing.id)).toEqual([5, 1, 3, 1, 2])
  })

  it('finds nothing without ids', async () => {
    expect(await findListingsById(database.orm, 'sale', [])).toEqual([])
  })
})
