import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#domain/platform/time/add-days.ts'
import { rememberHomes, startRememberingHomes } from '#server/catalog/history/home/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { collect } from '#test/async/collect.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { exportHistory } from './history-records.ts'

const START = new Date('2026-06-01T09:00:00Z')
const day = (days: number) => addDays(START, days)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it("exports what changed in RESO's shape, without texts, places and people", async () => {
  const home = (id: number, price: string, images: string[]) =>
    catalogListing({ id, price, images, place: { street: 'Sahaidachnoho', building: '12' } })
  const owner = 'account-of-the-owner'
  await startRememberingHomes(database.orm)
  await saveListing(database.orm, home(1, '96 k', ['/a.jpg']), { now: day(0), owner })
  await saveListing(database.orm, home(1, '90 k', ['/a.jpg', '/b.jpg']), { now: day(5), owner })
  await withdrawListing(database.orm, 'sale', 1, day(9))
  await saveListing(database.orm, home(2, '84 k', []), { now: day(20), owner })
  await withdrawListing(database.orm, 'sale', 2, day(21))
  await saveListing(database.orm, home(2, '84 k', []), { now: day(22), owner })
  // A home that nobody can see, and one of somebody else.
  await saveListing(database.orm, catalogListing({ id: 3 }), { now: day(0), owner: 'other' })
  await withdrawListing(database.orm, 'sale', 3, day(1))
  while ((await rememberHomes(database.orm, day(23))) > 0);

  const text = (await collect(exportHistory(database.orm))).join('')
  const records = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(records[0]).toEqual({
    HistoryTransactionalKey: 'sale-1-1-StandardStatus',
    ResourceName: 'Property',
    ResourceRecordKey: 'sale-1',
    ResourceRecordID: '1',
    ClassName: 'Residential',
    FieldName: 'StandardStatus',
    PreviousValue: null,
    NewValue: 'Active',
    ChangeType: 'New Listing',
    ModificationTimestamp: day(0).toISOString(),
  })
  const told = records.filter(({ PreviousValue }) => PreviousValue !== null)
  expect(
    told.map((record) => [
      record.ResourceRecordKey,
      record.FieldName,
      record.PreviousValue,
      record.NewValue,
      record.ChangeType,
    ]),
  ).toEqual([
    ['sale-1', 'ListPrice', '96000', '90000', 'Price Change'],
    ['sale-1', 'PhotosCount', '1', '2', null],
    ['sale-1', 'StandardStatus', 'Active', 'Withdrawn', 'Withdrawn'],
    ['sale-2', 'StandardStatus', 'Active', 'Withdrawn', 'Withdrawn'],
    ['sale-2', 'StandardStatus', 'Withdrawn', 'Active', 'Back On Market'],
  ])
  const keys = records.map(({ HistoryTransactionalKey }) => HistoryTransactionalKey)
  expect(new Set(keys).size).toBe(keys.length)
  for (const secret of ['Sahaidachnoho', owner, '.jpg', 'sale-3'])
    expect(text).not.toContain(secret)
})
