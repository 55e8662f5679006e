import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { toWordConditions } from '#domain/catalog/search/text/word-condition.ts'
import { createListingIndex } from '#search/listing-index.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { listingsAndCriteria } from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedFacets, expectedMatches } from '#test/catalog/search/expected-matches.ts'
import { createTestIndex, toSearchableListing } from '#test/catalog/search/searchable-listing.ts'
import { findListings } from './find-listings.ts'

const ANYTHING: SearchCriteria = {
  type: 'sale',
  filters: parseFilters(NO_FILTERS),
  city: null,
  words: [],
  box: null,
  sort: 'newest',
  near: null,
}

const anywhere = fc.record({ offset: fc.nat(50), limit: fc.nat(40) })

it('agrees with the reference search on matches, order, totals and facets', () => {
  fc.assert(
    fc.property(listingsAndCriteria, anywhere, ({ listings, criteria }, page) => {
      const index = createTestIndex(listings)
      const expected = expectedMatches(listings, criteria)
      const shown = expected.slice(page.offset, page.offset + page.limit)
      const last = shown.at(-1)
      expect(findListings(index, criteria, page)).toEqual({
        ids: shown.map(({ listing }) => listing.id),
        nextCursor: last === undefined ? null : { key: last.key, id: last.listing.id },
        total: expected.length,
        facets: expectedFacets(listings, criteria),
      })
    }),
    { numRuns: 500 },
  )
}, 60_000)

it('continues after a cursor, whatever was added before it meanwhile', () => {
  fc.assert(
    fc.property(
      listingsAndCriteria,
      fc.integer({ min: 1, max: 7 }),
      ({ listings, criteria }, limit) => {
        const index = createTestIndex(listings)
        const expected = expectedMatches(listings, criteria).map(({ listing }) => listing.id)
        const ids: number[] = []
        for (let after = null as ReturnType<typeof findListings>['nextCursor']; ; ) {
          const found = findListings(index, criteria, { after, offset: 0, limit })
          ids.push(...found.ids)
          if (found.nextCursor === null) break
          after = found.nextCursor
          // Listings that were already shown are removed; the next page stays the same.
          for (const id of found.ids) index.remove({ type: criteria.type, id })
        }
        expect(ids).toEqual(expected)
      },
    ),
    { numRuns: 250 },
  )
}, 60_000)

describe('pages of thousands of listings', () => {
  const listings = Array.from({ length: 40_000 }, (_, index) => ({
    listing: catalogListing({ id: index + 1, price: String(50_000 + ((index * 7_919) % 101)) }),
    publishedAt: 1_700_000_000 + (index % 13),
  }))
  const index = createTestIndex(listings)

  it.each(['newest', 'price-up', 'price-down', 'area'] as const)('are those of %s', (sort) => {
    const criteria = { ...ANYTHING, sort }
    const expected = expectedMatches(listings, criteria).map(({ listing }) => listing.id)
    for (const offset of [0, 24, 984, 20_016, 39_984]) {
      const { ids, total } = findListings(index, criteria, { offset, limit: 24 })
      expect(ids).toEqual(expected.slice(offset, offset + 24))
      expect(total).toBe(40_000)
    }
    expect(findListings(index, criteria, { offset: 40_000, limit: 24 }).ids).toEqual([])
  })
})

it.each(['area', 'price-per-square'] as const)('homes without an area come last by %s', (sort) => {
  const { area: _area, ...unknown } = catalogListing({ pricePerSquare: 1 })
  const listings = [unknown, catalogListing({ id: 2, pricePerSquare: 9e9 })]
  const index = createTestIndex(listings.map((listing) => ({ listing, publishedAt: 0 })))
  const criteria = { ...ANYTHING, sort }
  const [first, second] = [0, 1].map((offset) =>
    findListings(index, criteria, { offset, limit: 1 }),
  )
  expect([first?.ids, second?.ids]).toEqual([[2], [1]])
  // A key must survive in the cursor of a URL.
  expect(second?.nextCursor?.key).toBeLessThan(Number.POSITIVE_INFINITY)
})

it('an empty index has empty pages', () => {
  expect(findListings(createListingIndex(), ANYTHING, { offset: 0, limit: 24 })).toMatchObject({
    ids: [],
    total: 0,
  })
})

it('stores large ids and prices, fractions and many rooms exactly', () => {
  const listing = catalogListing({
    id: 2 ** 31 - 1,
    price: '9007199254740991',
    area: 0.1,
    countRooms: '257 rooms',
  })
  const filters = {
    ...NO_FILTERS,
    price: { min: '9007199254740991', max: '9007199254740991' },
    area: { min: '0.1', max: '0.1' },
    rooms: ['4+'] as const,
  }
  const index = createTestIndex([{ listing, publishedAt: 0 }])
  const criteria = { ...ANYTHING, filters: parseFilters(filters) }
  const found = findListings(index, criteria, { offset: 0, limit: 1 })
  expect(found).toMatchObject({ ids: [2 ** 31 - 1], total: 1 })
})

it('finds the same after any changes, even if most listings are gone', () => {
  const change = fc.record({ at: fc.nat(), isRemoved: fc.boolean() })
  fc.assert(
    fc.property(listingsAndCriteria, fc.array(change), ({ listings, criteria }, changes) => {
      const index = createTestIndex(listings)
      const held = new Map(listings.map((it) => [`${it.listing.type} ${it.listing.id}`, it]))
      for (const { at, isRemoved } of changes) {
        const dated = listings[at % listings.length] as (typeof listings)[number]
        const { type, id } = dated.listing
        if (isRemoved) {
          index.remove({ type, id })
          held.delete(`${type} ${id}`)
        } else {
          index.put(toSearchableListing(dated))
          held.set(`${type} ${id}`, dated)
        }
      }
      const current = [...held.values()]
      const { ids, facets } = findListings(index, criteria, { offset: 0, limit: 100 })
      expect(ids).toEqual(expectedMatches(current, criteria).map(({ listing }) => listing.id))
      expect(facets).toEqual(expectedFacets(current, criteria))
      expect(index.size()).toBe(current.length)
    }),
  )
})

/** A word of its own for each number: digits are words for themselves. */
const toWord = (number: number) =>
  `q${String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}q`

it('drops rows that are no longer used, with their words', () => {
  const homes = Array.from({ length: 3_000 }, (_, at) => ({
    listing: catalogListing({ id: at + 1, description: toWord(at) }),
    publishedAt: at,
  }))
  const index = createTestIndex(homes)
  for (const { listing } of homes.slice(0, 2_900)) index.remove(listing)
  expect(index.tables.sale.length()).toBeLessThan(2_000)
  const find = (word: string) =>
    findListings(index, { ...ANYTHING, words: toWordConditions([word]) }, { offset: 0, limit: 5 })
      .ids
  expect(find(toWord(2_950))).toEqual([2_951])
  expect(find(toWord(10))).toEqual([])
})
