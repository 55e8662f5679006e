import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import { toWordConditions } from '#domain/catalog/search/text/word-condition.ts'
import { createIndexWriter } from '#search/index/index-writer.ts'
import { createLiveIndex } from '#search/index/live-index.ts'
import type { Database } from '#server/platform/db/open.ts'
import { seedListings } from '#test/catalog/saved-listings.ts'
import { criteriaFor, datedListings } from '#test/catalog/search/criteria-arbitraries.ts'
import { toSearchableListing } from '#test/catalog/search/searchable-listing.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type SearchPool, startSearchPool } from './search-pool.ts'
import { createSqlSearcher } from './searcher/queries.ts'
import { createIndexSearcher } from './searcher/searcher.ts'

const SEARCH_COUNT = 400
const BATCH_SIZE = 200
const UKRAINE = { south: 44, west: 22, north: 52.5, east: 40.5 }
const [listings = []] = fc.sample(datedListings(300, 299), { seed: 3, numRuns: 1 })
const criteriaList = fc.sample(criteriaFor(listings), { seed: 4, numRuns: SEARCH_COUNT })

const writer = createIndexWriter()
const index = createLiveIndex()
index.apply(writer.write(listings.map(toSearchableListing), []))
const memory = createIndexSearcher(index)

let database: Database
let pool: SearchPool
beforeAll(async () => {
  database = await freshDatabase()
  const moments = new Map(listings.map(({ listing, publishedAt }) => [listing, publishedAt]))
  await seedListings(
    database.orm,
    listings.map(({ listing }) => listing),
    {
      now: new Date('2025-11-20T10:00:00Z'),
      publishedAt: (listing) => new Date((moments.get(listing) ?? 0) * 1_000),
    },
  )
  pool = startSearchPool(index, 2)
})
afterAll(async () => {
  await pool.stop()
  await database.close()
})

describe('the database', () => {
  it('returns the same as memory', async () => {
    const sql = createSqlSearcher(database.pool)
    const window = { offset: 3, limit: 20 }
    for (const withWords of criteriaList) {
      const criteria = { ...withWords, words: [] }
      const found = await memory.find(criteria, window)
      expect(await sql.find(criteria, window)).toEqual(found)
      const next = { ...window, after: found.nextCursor }
      expect(await sql.find(criteria, next)).toEqual(await memory.find(criteria, next))
      const boxed = { ...criteria, box: criteria.box ?? UKRAINE }
      const expected = await memory.clusters(boxed, 9)
      const clusters = await sql.clusters(boxed, 9)
      const counts = (all: typeof expected) => all.cells.map(({ count }) => count).toSorted()
      expect(counts(clusters)).toEqual(counts(expected))
      expect({ ...clusters, cells: [] }).toEqual({ ...expected, cells: [] })
    }
  })

  it('says that words need the index', async () => {
    const [criteria] = criteriaList
    if (criteria === undefined) throw new Error('There is no criteria.')
    const found = createSqlSearcher(database.pool).find(
      { ...criteria, words: toWordConditions(['x']) },
      { offset: 0, limit: 1 },
    )
    await expect(found).rejects.toThrow('in a moment')
  })
})

/** Runs batches of concurrent requests that fit into the pool's queue. */
async function runBatches<Input, Result>(inputs: Input[], run: (input: Input) => Promise<Result>) {
  const results: Result[] = []
  for (let from = 0; from < inputs.length; from += BATCH_SIZE) {
    results.push(...(await Promise.all(inputs.slice(from, from + BATCH_SIZE).map(run))))
  }
  return results
}

describe('threads', () => {
  it('return the same as memory, many searches at once', async () => {
    const window = { offset: 0, limit: 24 }
    const results = await runBatches(criteriaList, (criteria) => pool.find(criteria, window))
    const expected = await Promise.all(
      criteriaList.map((criteria) => memory.find(criteria, window)),
    )
    expect(results).toEqual(expected)
    const boxed = criteriaList.map((criteria) => ({ ...criteria, box: criteria.box ?? UKRAINE }))
    expect(await runBatches(boxed, (criteria) => pool.clusters(criteria, 8))).toEqual(
      await Promise.all(boxed.map((criteria) => memory.clusters(criteria, 8))),
    )
  })

  it('see a change that came before the search', async () => {
    const [first] = listings
    if (first === undefined) throw new Error('There is no listing.')
    const [criteria] = criteriaList
    if (criteria === undefined) throw new Error('There is no criteria.')
    const anything = {
      ...criteria,
      type: first.listing.type,
      filters: parseFilters(NO_FILTERS),
      city: null,
      words: [],
      box: null,
    }
    const total = async () => (await pool.find(anything, { offset: 0, limit: 0 })).facets
    const before = await total()
    const { type, id } = first.listing
    pool.apply(writer.write([], [{ type, id }]))
    expect(await total()).not.toEqual(before)
    pool.apply(writer.write([toSearchableListing(first)], []))
    expect(await total()).toEqual(before)
  })
})
