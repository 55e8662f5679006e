import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTimeline } from '#domain/catalog/history/timeline.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { listings } from '#server/catalog/tables.ts'
import { anonymizeListings } from '#server/homes/offer/listing/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { rememberHomes, startRememberingHomes } from './commands.ts'
import { readHomes } from './queries.ts'

const START = new Date('2026-06-01T09:00:00Z')
const day = (days: number) => addDays(START, days)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows

beforeEach(async () => {
  await database.orm.delete(listings)
  await query('delete from event_cursors')
  await startRememberingHomes(database.orm)
})

interface Saved {
  readonly price?: string
  readonly owner?: string
  readonly floor?: number
}

const save = (id: number, days: number, { price = '96 k', owner = 'u1', floor = 3 }: Saved = {}) =>
  saveListing(
    database.orm,
    catalogListing({
      id,
      price,
      currentFloor: floor,
      place: { street: 'Sahaidachnoho', building: '12' },
    }),
    { now: day(days), owner },
  )

const withdraw = (id: number, days: number) => withdrawListing(database.orm, 'sale', id, day(days))

async function remember(days: number) {
  while ((await rememberHomes(database.orm, day(days))) > 0);
  return Object.fromEntries(
    (await query('select id, home, price_drop from listings order by id')).map((row) => [
      row.id,
      [row.home, row.price_drop],
    ]),
  )
}

async function tell(id: number) {
  const records = (await readHomes(database.orm, 'sale', [id])).get(id) ?? []
  return createTimeline(records).map(({ happenings, price, percent }) => [
    happenings.join(),
    price.amount,
    percent,
  ])
}

it('goes on when the same owner puts the same home up again', async () => {
  await save(1, 0)
  await withdraw(1, 10)
  await save(2, 40, { price: '84 k' })
  await withdraw(2, 50)
  await save(3, 90, { price: '80 k' })
  expect(await remember(91)).toEqual({ 1: [null, null], 2: [1, null], 3: [1, 16] })
  expect(await tell(3)).toEqual([
    ['listed', 96_000, null],
    ['withdrawn', 96_000, null],
    ['listed-again,price', 84_000, -12],
    ['withdrawn', 84_000, null],
    ['listed-again,price', 80_000, -4],
  ])
})

it('sees that the first listing is withdrawn after the second has come', async () => {
  await save(1, 0)
  await save(2, 10, { price: '84 k' })
  expect(await remember(10)).toEqual({ 1: [null, null], 2: [null, null] })
  await withdraw(1, 10.5)
  expect(await remember(11)).toEqual({ 1: [null, null], 2: [1, 12] })
})

it.each([
  ['another owner', { owner: 'u2' }],
  ['another floor', { floor: 4 }],
])('a home of %s is another one', async (_, other) => {
  await save(1, 0)
  await withdraw(1, 10)
  await save(2, 40, { price: '84 k', ...other })
  expect(await remember(41)).toEqual({ 1: [null, null], 2: [null, null] })
})

it('takes none of several homes for the earlier one that are offered at the same time', async () => {
  await save(1, 0)
  await save(2, 1)
  await withdraw(1, 20)
  await save(3, 30)
  expect(await remember(31)).toEqual({ 1: [null, null], 2: [null, null], 3: [null, null] })
})

it('says nothing of a home whose owner deleted it', async () => {
  await save(1, 0)
  await withdraw(1, 10)
  await save(2, 40, { price: '84 k' })
  expect(await remember(41)).toEqual({ 1: [null, null], 2: [1, 12] })
  await database.orm.transaction((transaction) => anonymizeListings(transaction, 'u1', day(42)))
  expect(await remember(42)).toEqual({ 1: [null, null], 2: [null, null] })
  expect(JSON.stringify(await query('select was from listing_events'))).not.toContain('Saha')

  await save(3, 50, { price: '80 k' })
  expect(await remember(51)).toMatchObject({ 3: [null, null] })
  expect(await tell(3)).toEqual([['listed', 80_000, null]])
})

it('forgets a first listing that its owner deleted, and compares anew', async () => {
  await save(1, 0)
  await withdraw(1, 10)
  await save(2, 40, { price: '84 k' })
  expect(await remember(41)).toMatchObject({ 2: [1, 12] })
  await query("update listings set owner = null, description = '', updated_at = $1 where id = 1", [
    day(42),
  ])
  expect(await remember(42)).toMatchObject({ 2: [1, null] })
  expect(await tell(2)).toEqual([['listed', 84_000, null]])
})

it('compares with a price for a year', async () => {
  await save(1, 0)
  await save(1, 10, { price: '90 k' })
  expect(await remember(374)).toMatchObject({ 1: [null, 6] })
  expect(await remember(376)).toMatchObject({ 1: [null, null] })
})

it('lets the index know, and writes no event of its own', async () => {
  await save(1, 0)
  await save(1, 10, { price: '90 k' })
  const before = await query('select count(*) from listing_events')
  await remember(11)
  expect(await query('select updated_at from listings')).toEqual([{ updated_at: day(11) }])
  expect(await query('select count(*) from listing_events')).toEqual(before)
})
