import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/search/filters.ts'
import { createIndexWriter } from '#search/index/index-writer.ts'
import { createLiveIndex } from '#search/index/live-index.ts'
import type { Database } from '#server/db/open.ts'
import { seedCatalog } from '#server/listing/seed/commands.ts'
import { freshDatabase } from '#test/database/database.ts'
import { criteriaFor, datedListings } from '#test/search/criteria-arbitraries.ts'
import { toSearchableListing } from '#test/search/searchable-listing.ts'
import { type SearchPool, startSearchPool } from './search-pool.ts'
import { createSqlSearcher } from './searcher/queries.ts'
import { createIndexSearcher } from './searcher/searcher.ts'

const SEARCH_COUNT = 400
const AT_ONCE = 200
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
  await seedCatalog(
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
  it('answers as memory does', async () => {
    const sql = createSqlSearcher(database.pool)
    const window = { offset: 3, limit: 20 }
    for (const asked of criteriaList) {
      const criteria = { ...asked, stems: [] }
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
    const asked = createSqlSearcher(database.pool).find(
      { ...criteria, stems: ['x'] },
      { offset: 0, limit: 1 },
    )
    await expect(asked).rejects.toThrow('in a moment')
  })
})

/** What is answered to many at once, though not to more than may wait. */
async function answersTo<Asked, Answer>(asked: Asked[], ask: (one: Asked) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(asked.slice(from, from + AT_ONCE).map(ask))))
  }
  return answers
}

describe('threads', () => {
  it('answer as memory does, many criteriaList at once', async () => {
    const window = { offset: 0, limit: 24 }
    const answers = await answersTo(criteriaList, (criteria) => pool.find(criteria, window))
    const expected = await Promise.all(
      criteriaList.map((criteria) => memory.find(criteria, window)),
    )
    expect(answers).toEqual(expected)
    const boxed = criteriaList.map((criteria) => ({ ...criteria, box: criteria.box ?? UKRAINE }))
    expect(await answersTo(boxed, (criteria) => pool.clusters(criteria, 8))).toEqual(
      await Promise.all(boxed.map((criteria) => memory.clusters(criteria, 8))),
    )
  })

  it('answer with a change that came before the criteria', async () => {
    const [first] = listings
    if (first === undefined) throw new Error('There is no listing.')
    const [criteria] = criteriaList
    if (criteria === undefined) throw new Error('There is no criteria.')
    const anything = {
      ...criteria,
      type: first.listing.type,
      filters: parseFilters(NO_FILTERS),
      city: null,
      stems: [],
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
