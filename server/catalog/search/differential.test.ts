import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Database } from '#server/platform/db/open.ts'
import { saveListing, seedListings, withdrawListing } from '#test/catalog/saved-listings.ts'
import {
  anyDatedListing,
  criteriaFor,
  datedListings,
} from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedFacets, expectedMatches } from '#test/catalog/search/expected-matches.ts'
import type { DatedListing } from '#test/catalog/search/reference-search.ts'
import {
  countFacetsBySql,
  createTermsTable,
  findIdsBySql,
  saveTerms,
} from '#test/catalog/search/sql-matches.ts'
import { openTestSearch } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import type { Search } from './open-search.ts'

const SEARCH_COUNT = 1_000
/** Searches that all three run; facets of other searches are compared with the rules only. */
const FACETS_BY_SQL = 200
const ROUNDS = 20
const IN_ONE_STATEMENT = 25
const UKRAINE = { south: 44, west: 22, north: 52.5, east: 40.5 }
const start = Date.parse('2025-11-17T10:00:00Z')

const [dated = []] = fc.sample(datedListings(200, 199), { seed: 5, numRuns: 1 })
const listings: DatedListing[] = dated.map((entry, at) => ({ ...entry, isLate: at % 7 === 0 }))
const keyOf = ({ listing }: DatedListing) => `${listing.type} ${listing.id}`

let database: Database
let search: Search
beforeAll(async () => {
  database = await freshDatabase()
  await createTermsTable(database.pool)
  await saveTerms(database.pool, listings)
  const moments = new Map(listings.map((entry) => [entry.listing, entry.publishedAt]))
  await seedListings(
    database.orm,
    listings.map(({ listing }) => listing),
    {
      now: new Date(start),
      publishedAt: (listing) => new Date((moments.get(listing) ?? 0) * 1_000),
    },
  )
  for (const { listing } of listings.filter(({ isLate }) => isLate))
    await database.pool.query('update listings set is_late = true where type = $1 and id = $2', [
      listing.type,
      listing.id,
    ])
  search = await openTestSearch(database)
})
afterAll(async () => {
  await search.stop()
  await database.close()
})

/**
 * Expects the same results from the index, the reference search and SQL.
 *
 * @returns how many find anything
 */
async function compareAll(
  held: readonly DatedListing[],
  searches: readonly SearchCriteria[],
  facetsBySql: number,
): Promise<number> {
  let finding = 0
  for (let from = 0; from < searches.length; from += IN_ONE_STATEMENT) {
    const some = searches.slice(from, from + IN_ONE_STATEMENT)
    const idsBySql = await findIdsBySql(database.pool, some)
    for (const [at, criteria] of some.entries()) {
      const total = await compare(held, criteria, idsBySql[at], from + at < facetsBySql)
      if (total > 0) finding += 1
    }
  }
  return finding
}

async function compare(
  held: readonly DatedListing[],
  criteria: SearchCriteria,
  idsBySql: readonly number[] | undefined,
  withFacets: boolean,
) {
  const searcher = search.searcher()
  const { ids, total, facets } = await searcher.find(criteria, { offset: 0, limit: 1_000 })
  const expected = expectedMatches(held, criteria).map(({ listing }) => listing.id)
  expect({ criteria, ids, total, facets }).toEqual({
    criteria,
    ids: expected,
    total: expected.length,
    facets: expectedFacets(held, criteria),
  })
  expect(idsBySql).toEqual(ids)
  if (withFacets) expect(await countFacetsBySql(database.pool, criteria)).toEqual(facets)
  const box = criteria.box ?? UKRAINE
  const boxed = { ...criteria, box }
  const inBox = expectedMatches(held, boxed)
  expect((await searcher.clusters(boxed, 7)).total).toBe(inBox.length)
  return total
}

it(`the index, the rules and SQL agree on ${SEARCH_COUNT} searches`, async () => {
  const criteriaList = fc.sample(criteriaFor(listings), { seed: 6, numRuns: SEARCH_COUNT })
  const finding = await compareAll(listings, criteriaList, FACETS_BY_SQL)
  expect(finding / SEARCH_COUNT).toBeGreaterThan(0.2)
}, 240_000)

it('they agree while listings are written and withdrawn', async () => {
  const held = new Map(listings.map((entry) => [keyOf(entry), entry]))
  const changes = fc.sample(fc.array(anyDatedListing, { minLength: 1, maxLength: 8 }), {
    seed: 7,
    numRuns: ROUNDS,
  })
  for (const [round, written] of changes.entries()) {
    const now = new Date(start + (round + 1) * 1_000)
    const leaving = [...held.values()].slice(round, round + 3)
    for (const { listing } of leaving) {
      await withdrawListing(database.orm, listing.type, listing.id, now)
      held.delete(keyOf({ listing, publishedAt: 0 }))
    }
    for (const { listing } of written) {
      // A listing keeps its known publication date; a new one gets that of its writing.
      const known = held.get(keyOf({ listing, publishedAt: 0 }))
      const publishedAt = known?.publishedAt ?? now.getTime() / 1_000
      const isLate = known?.isLate ?? false
      await saveListing(database.orm, listing, { now })
      if (known === undefined) {
        await database.pool.query(
          'update listings set published_at = $3, is_late = false where type = $1 and id = $2',
          [listing.type, listing.id, now],
        )
      }
      held.set(keyOf({ listing, publishedAt }), { listing, publishedAt, isLate })
      await saveTerms(database.pool, [{ listing, publishedAt }])
    }
    await search.refresh()
    const current = [...held.values()]
    const criteriaList = fc.sample(criteriaFor(current), { seed: round, numRuns: 10 })
    await compareAll(current, criteriaList, criteriaList.length)
  }
}, 120_000)
