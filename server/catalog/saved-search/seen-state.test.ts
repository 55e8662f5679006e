import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readChanges, startReading } from '#server/catalog/history/commands.ts'
import { createCatalogReader } from '#server/catalog/search/queries.ts'
import type { Database } from '#server/platform/db/open.ts'
import { seedListings } from '#test/catalog/saved-listings.ts'
import { datedListings } from '#test/catalog/search/criteria-arbitraries.ts'
import { freshDatabase } from '#test/database/database.ts'
import { toIndexedListing } from './seen-state.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('knows of a changed home what the index knows', async () => {
  const [dated = []] = fc.sample(datedListings(200, 199), { seed: 5, numRuns: 1 })
  await startReading(database.orm, 'test')
  const homes = dated.map(({ listing }) => listing)
  await seedListings(database.orm, homes, { now: new Date() })
  const reader = createCatalogReader(async (text, values) => {
    const { rows } = await database.pool.query({ text, values: [...values], rowMode: 'array' })
    return rows
  })
  const indexed = [
    ...(await reader.readNext('sale', 0, 1_000)),
    ...(await reader.readNext('rent', 0, 1_000)),
  ]
  const byKey = new Map(indexed.map((row) => [`${row.type} ${row.id}`, row]))
  await readChanges(database.orm, { reader: 'test', limit: 1_000 }, async (_, changes) => {
    expect(changes).toHaveLength(homes.length)
    for (const { after, type, id } of changes) {
      const known = byKey.get(`${type} ${id}`)
      expect(toIndexedListing(after)).toEqual({ ...known, publishedAt: 0 })
    }
  })
})
