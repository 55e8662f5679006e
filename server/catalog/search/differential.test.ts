import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { saveListing, seedListings, withdrawListing } from '#test/catalog/saved-listings.ts'
import {
  anyDatedListing,
  criteriaFor,
  datedListings,
} from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedFacets, expectedMatches } from '#test/catalog/search/expected-matches.ts'
import type { DatedListing } from '#test/catalog/search/reference-search.ts'
import { savePriceDrop } from '#test/catalog/search/save-price-drop.ts'
import { openTestSearch } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import type { Search } from './open-search.ts'
import { createSnapshots, INDEX_PARTS, type Snapshots } from './snapshot/snapshots.ts'

const SEARCH_COUNT = 1_000
const RESTORED_SEARCH_COUNT = 5_000
const ROUNDS = 20
const UKRAINE = { south: 44, west: 22, north: 52.5, east: 40.5 }
const start = Date.parse('2025-11-17T10:00:00Z')

const [dated = []] = fc.sample(datedListings(200, 199), { seed: 5, numRuns: 1 })
const listings: DatedListing[] = dated.map((entry, at) => ({ ...entry, isLate: at % 7 === 0 }))

const keyOf = ({ listing }: DatedListing) => `${listing.type} ${listing.id}`

let database: Database
let search: Search
let folder: string
let snapshots: Snapshots
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  snapshots = createSnapshots(createDiskStorage(folder, INDEX_PARTS), 'a'.repeat(32))
  database = await freshDatabase()
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
  for (const entry of listings) await savePriceDrop(database.orm, entry)
  search = await openTestSearch(database)
})
afterAll(async () => {
  await search.stop()
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Starts again, and fails if all homes are read instead. */
async function startFromSnapshot(): Promise<void> {
  await search.stop()
  const read = vi.spyOn(snapshots, 'read')
  search = await openTestSearch(database, HOUR_MS, snapshots)
  expect(await read.mock.results.at(-1)?.value).not.toBeNull()
  read.mockRestore()
}

/**
 * Expects the same results from the index and the reference search.
 *
 * @returns how many find anything
 */
function compareAll(held: readonly DatedListing[], searches: readonly SearchCriteria[]): number {
  return searches.filter((criteria) => compare(held, criteria) > 0).length
}

function compare(held: readonly DatedListing[], criteria: SearchCriteria): number {
  const { ids, total, facets } = search.find(criteria, { offset: 0, limit: 1_000 })
  const expected = expectedMatches(held, criteria).map(({ listing }) => listing.id)
  expect({ criteria, ids, total, facets }).toEqual({
    criteria,
    ids: expected,
    total: expected.length,
    facets: expectedFacets(held, criteria),
  })
  const boxed = { ...criteria, box: criteria.box ?? UKRAINE }
  expect(search.clusters(boxed, 7).total).toBe(expectedMatches(held, boxed).length)
  return total
}

it(`the index and the rules agree on ${SEARCH_COUNT} searches`, () => {
  const criteriaList = fc.sample(criteriaFor(listings), { seed: 6, numRuns: SEARCH_COUNT })
  const finding = compareAll(listings, criteriaList)
  expect(finding / SEARCH_COUNT).toBeGreaterThan(0.2)
}, 240_000)

it(`they agree on ${RESTORED_SEARCH_COUNT} after a start from a snapshot`, async () => {
  await search.stop()
  search = await openTestSearch(database, HOUR_MS, snapshots)
  await search.takeSnapshot(new AbortController().signal)
  await startFromSnapshot()
  compareAll(
    listings,
    fc.sample(criteriaFor(listings), { seed: 8, numRuns: RESTORED_SEARCH_COUNT }),
  )
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
    for (const { listing, priceDrop = 0 } of written) {
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
      const entry = { listing, publishedAt, isLate, priceDrop }
      await savePriceDrop(database.orm, entry)
      held.set(keyOf(entry), entry)
    }
    // The snapshot is from before all rounds, so a start catches up with ever more of them.
    if (round % 4 === 3) await startFromSnapshot()
    else await search.refresh()
    const current = [...held.values()]
    const criteriaList = fc.sample(criteriaFor(current), { seed: round, numRuns: 10 })
    compareAll(current, criteriaList)
  }
}, 120_000)
