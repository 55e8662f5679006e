import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { EstateType } from '#domain/estate-type.ts'
import type { Database } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { saveListing, withdrawListing } from '#server/listing/commands.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { freshDatabase } from '#test/database.ts'
import { type FollowedIndex, followCatalogue } from './follow-catalogue.ts'

const HOUR = 3_600_000
const at = (second: number) => new Date(Date.UTC(2025, 10, 17, 10, 0, second))

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
  await saveListing(database.orm, catalogueEntry({ id: 1 }), { now: at(0) })
})
afterAll(() => database.close())

async function follow(everyMs: number): Promise<FollowedIndex> {
  const followed = await followCatalogue(database.orm, everyMs)
  onTestFinished(followed.stop)
  return followed
}

const ids = (followed: FollowedIndex, type: EstateType = 'sale') =>
  Array.from(followed.current().columns[type].id)

const hide = () => database.pool.query('alter table listings rename to hidden_listings')
const show = () => database.pool.query('alter table hidden_listings rename to listings')

it('shows what another connection changed after a refresh', async () => {
  const followed = await follow(HOUR)
  const connection = await database.pool.connect()
  const other = drizzle(connection)
  await saveListing(other, catalogueEntry({ id: 2 }), { now: at(1) })
  await saveListing(other, catalogueEntry({ type: 'rent', id: 3 }), { now: at(1) })
  connection.release()
  expect([ids(followed), ids(followed, 'rent')]).toEqual([[1], []])
  await followed.refresh()
  expect([ids(followed), ids(followed, 'rent')]).toEqual([[2, 1], [3]])
})

it('keeps the index itself while nothing changes', async () => {
  const followed = await follow(HOUR)
  const before = followed.current()
  await followed.refresh()
  expect(followed.current()).toBe(before)
})

it('follows the last listing out of the catalogue', async () => {
  const followed = await follow(HOUR)
  await withdrawListing(database.orm, 'sale', 1, at(1))
  await followed.refresh()
  expect(ids(followed)).toEqual([])
})

it('keeps the old index when a look fails, and looks again', async () => {
  const followed = await follow(HOUR)
  const before = followed.current()
  await hide()
  await expect(followed.refresh()).rejects.toThrow()
  expect(followed.current()).toBe(before)
  await show()
  await saveListing(database.orm, catalogueEntry({ id: 2 }), { now: at(1) })
  await followed.refresh()
  expect(ids(followed)).toEqual([2, 1])
})

it('looks by itself, and logs a look that failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const followed = await follow(10)
  await hide()
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), 10_000)
  expect(ids(followed)).toEqual([1])
  await show()
  await saveListing(database.orm, catalogueEntry({ id: 2 }), { now: at(1) })
  await vi.waitFor(() => expect(ids(followed)).toEqual([2, 1]), 10_000)
})

it('begins with an empty catalogue as well', async () => {
  await database.orm.delete(listings)
  const followed = await follow(HOUR)
  expect([followed.current().version, ids(followed)]).toEqual(['', []])
  await saveListing(database.orm, catalogueEntry({ id: 2 }), { now: at(1) })
  await followed.refresh()
  expect(ids(followed)).toEqual([2])
})
