import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import { toWordConditions } from '#domain/catalog/search/text/word-condition.ts'
import { findListings } from '#search/query/find-listings.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { anyDatedListing, criteriaFor } from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedFacets, expectedMatches } from '#test/catalog/search/expected-matches.ts'
import type { DatedListing } from '#test/catalog/search/reference-search.ts'
import { fillIndex, toSearchableListing } from '#test/catalog/search/searchable-listing.ts'
import { createIndexWriter } from './index-writer.ts'
import { createLiveIndex } from './live-index.ts'

const fewIds = anyDatedListing.map((entry) => ({
  ...entry,
  listing: { ...entry.listing, id: (entry.listing.id % 40) + 1 },
}))
const step = fc.record({
  written: fc.array(fewIds, { maxLength: 8 }),
  removed: fc.array(fewIds, { maxLength: 4 }),
  compacts: fc.boolean(),
})
const keyOf = ({ listing }: DatedListing) => `${listing.type} ${listing.id}`

it('has the last written listings in its own view and in a view that follows its changes', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 12 }).chain((steps) =>
        fc.record({
          steps: fc.constant(steps),
          criteria: criteriaFor([
            { listing: catalogListing(), publishedAt: 0 },
            ...steps.flatMap(({ written }) => written),
          ]),
        }),
      ),
      ({ steps, criteria }) => {
        const writer = createIndexWriter()
        const follower = createLiveIndex()
        const held = new Map<string, DatedListing>()
        for (const { written, removed, compacts } of steps) {
          const keys = new Set(removed.map(keyOf))
          const kept = written.filter((entry) => !keys.has(keyOf(entry)))
          for (const entry of kept) held.set(keyOf(entry), entry)
          for (const key of keys) held.delete(key)
          follower.apply(
            writer.write(
              kept.map(toSearchableListing),
              removed.map(({ listing: { type, id } }) => ({ type, id })),
            ),
          )
          for (let change = compacts ? writer.compact() : null; change !== null; ) {
            follower.apply(change)
            change = writer.compact()
          }
        }
        const listings = [...held.values()]
        const page = { offset: 0, limit: 100 }
        const expected = {
          ids: expectedMatches(listings, criteria).map(({ listing }) => listing.id),
          facets: expectedFacets(listings, criteria),
        }
        expect(findListings(writer.index.segments(), criteria, page)).toMatchObject(expected)
        expect(findListings(follower.segments(), criteria, page)).toMatchObject(expected)
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)

describe('a bulk load', () => {
  const listings = Array.from({ length: 20_000 }, (_, index) => ({
    listing: catalogListing({ id: index + 1, description: index % 2 === 0 ? 'even' : 'odd' }),
    publishedAt: 1_700_000_000,
  }))
  const criteria = {
    type: 'sale',
    filters: parseFilters(NO_FILTERS),
    city: null,
    words: toWordConditions(['even']),
    box: null,
    sort: 'newest',
    near: null,
  } as const

  it('finds words in a segment once its texts are there', () => {
    const writer = createIndexWriter()
    fillIndex(writer, listings)
    const total = () =>
      findListings(writer.index.segments(), criteria, { offset: 0, limit: 1 }).total
    expect(total()).toBe(0)
    for (const { segment } of writer.index.segments()) {
      const texts = Array.from(segment.columns.id, (id) => (id % 2 === 1 ? 'An even one' : 'odd'))
      writer.addTexts(segment.number, texts)
    }
    expect(total()).toBe(10_000)
  })
})

it('keeps segments few when listings change one by one', () => {
  const writer = createIndexWriter()
  for (let turn = 0; turn < 2_000; turn += 1) {
    const listing = catalogListing({ id: (turn % 300) + 1, price: String(turn + 1_000) })
    writer.write([toSearchableListing({ listing, publishedAt: turn })], [])
    for (let change = writer.compact(); change !== null; ) change = writer.compact()
  }
  const segments = writer.index.segments()
  expect(segments.length).toBeLessThan(20)
  expect(segments.reduce((sum, { segment }) => sum + segment.rowsById.length, 0)).toBeLessThan(700)
})
