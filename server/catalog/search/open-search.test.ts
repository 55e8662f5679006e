import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { toWordConditions } from '#domain/catalog/search/text/word-condition.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { openSearchForTest } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import type { Search } from './open-search.ts'

const at = (second: number) => new Date(Date.UTC(2025, 10, 17, 10, 0, second))
const ANY_CRITERIA: SearchCriteria = {
  type: 'sale',
  filters: parseFilters(NO_FILTERS),
  city: null,
  words: [],
  box: null,
  sort: 'newest',
  near: null,
}

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(listings)
  await saveListing(database.orm, catalogListing({ id: 1 }), { now: at(0) })
})
afterAll(() => database.close())

function ids(search: Search, criteria: Partial<SearchCriteria> = {}) {
  return search.find({ ...ANY_CRITERIA, ...criteria }, { offset: 0, limit: 50 }).ids
}
const hide = () => database.pool.query('alter table listings rename to hidden_listings')
const show = () => database.pool.query('alter table hidden_listings rename to listings')

it('shows what another connection changed after a refresh', async () => {
  const search = await openSearchForTest(database)
  const connection = await database.pool.connect()
  const other = drizzle(connection)
  await saveListing(other, catalogListing({ id: 2 }), { now: at(1) })
  await saveListing(other, catalogListing({ type: 'rent', id: 3 }), { now: at(1) })
  connection.release()
  expect([ids(search), ids(search, { type: 'rent' })]).toEqual([[1], []])
  await search.refresh()
  expect([ids(search), ids(search, { type: 'rent' })]).toEqual([[2, 1], [3]])
})

it('finds words of old and new listings', async () => {
  const search = await openSearchForTest(database)
  const come = catalogListing({ id: 2, description: 'Затишна квартира' })
  await saveListing(database.orm, come, { now: at(1) })
  await search.refresh()
  expect(ids(search, { words: toWordConditions(['courtyard']) })).toEqual([1])
  expect(ids(search, { words: toWordConditions(['затишна']) })).toEqual([2])
})

it('includes changes that became visible late, with an earlier timestamp', async () => {
  const search = await openSearchForTest(database)
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: at(9) })
  await search.refresh()
  await saveListing(database.orm, catalogListing({ id: 3 }), { now: at(3) })
  await search.refresh()
  expect(ids(search)).toEqual([2, 3, 1])
})

it('keeps its version while nothing changes', async () => {
  const search = await openSearchForTest(database)
  const before = search.version()
  await search.refresh()
  expect(search.version()).toBe(before)
})

it('removes the last listing of the catalog', async () => {
  const search = await openSearchForTest(database)
  await withdrawListing(database.orm, 'sale', 1, at(1))
  await search.refresh()
  expect(ids(search)).toEqual([])
})

it('keeps the old index when a poll fails, and polls again', async () => {
  const search = await openSearchForTest(database)
  await hide()
  await expect(search.refresh()).rejects.toThrow()
  expect(ids(search)).toEqual([1])
  await show()
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: at(1) })
  await search.refresh()
  expect(ids(search)).toEqual([2, 1])
})

it('polls by itself, and logs a failed poll', async () => {
  const logged = vi.spyOn(log, 'error')
  onTestFinished(() => logged.mockRestore())
  const search = await openSearchForTest(database, 10)
  await hide()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), 10_000)
  expect(ids(search)).toEqual([1])
  await show()
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: at(1) })
  await vi.waitFor(() => expect(ids(search)).toEqual([2, 1]), 10_000)
})

it('starts with an empty catalog', async () => {
  await database.orm.delete(listings)
  const search = await openSearchForTest(database)
  expect(ids(search)).toEqual([])
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: at(1) })
  await search.refresh()
  expect(ids(search)).toEqual([2])
})

it('refuses a database without the table', async () => {
  await hide()
  onTestFinished(async () => {
    await show()
  })
  const logged = vi.spyOn(log, 'error')
  onTestFinished(() => logged.mockRestore())
  await expect(openSearchForTest(database)).rejects.toThrow('listings')
})
