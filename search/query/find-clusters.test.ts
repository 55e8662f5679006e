import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import { toEast, toSouth } from '#search/mercator.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { listingsAndCriteria } from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedMatches } from '#test/catalog/search/expected-matches.ts'
import { createTestIndex } from '#test/catalog/search/searchable-listing.ts'
import { findClusters, MAX_PINS } from './find-clusters.ts'

const UKRAINE = { south: 44, west: 22, north: 52.5, east: 40.5 }

it('returns a few matches as single listings, whatever the zoom', () => {
  fc.assert(
    fc.property(listingsAndCriteria, fc.nat(20), ({ listings, criteria }, zoom) => {
      const index = createTestIndex(listings)
      const asked = { ...criteria, box: criteria.box ?? UKRAINE }
      const expected = expectedMatches(listings, asked)
        .map(({ listing }) => listing)
        .toSorted((a, b) => a.id - b.id)
      expect(findClusters(index, asked, zoom)).toEqual({
        total: expected.length,
        cells: [],
        pins: expected.map(({ id, price, lat, lng }) => ({
          id,
          price: parsePrice(price) ?? 0,
          lat,
          lng,
        })),
      })
    }),
    { numRuns: 500 },
  )
}, 60_000)

describe('many matches', () => {
  const listings = Array.from({ length: 30_000 }, (_, index) => ({
    listing: catalogListing({
      id: index + 1,
      lat: 50.3 + ((index * 7_919) % 30_011) / 60_000,
      lng: 30.2 + ((index * 104_729) % 30_011) / 50_000,
      isRenovation: index % 3 === 0,
    }),
    publishedAt: 1_700_000_000,
  }))
  const index = createTestIndex(listings)

  it.each([
    [5, {}],
    [9, {}],
    [9, { renovation: 'true' }],
    [12, {}],
    [14, { renovation: 'false' }],
  ] as const)('at zoom %i, with facts %j, are counted in cells of 64 pixels', (zoom, facts) => {
    const criteria = {
      type: 'sale',
      filters: parseFilters({ ...NO_FILTERS, facts }),
      city: null,
      words: [],
      box: { south: 50.4, west: 30.3, north: 50.52, east: 30.52 },
      sort: 'newest',
      near: null,
    } as const
    const shift = 28 - 8 - zoom + 6
    const expected = Map.groupBy(
      expectedMatches(listings, criteria),
      ({ listing: { lat = 0, lng = 0 } }) =>
        [toEast(lng) >>> shift, toSouth(lat) >>> shift].join(' '),
    )
    const { total, cells, pins } = findClusters(index, criteria, zoom)
    const counts = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
    expect(total).toBeGreaterThan(MAX_PINS)
    expect(pins).toEqual([])
    expect(counts(cells.map(({ count }) => count))).toEqual(
      counts([...expected.values()].map(({ length }) => length)),
    )
    for (const { lat, lng, count } of cells) {
      const group = expected.get([toEast(lng) >>> shift, toSouth(lat) >>> shift].join(' ')) ?? []
      const middle = group.reduce((sum, { listing }) => sum + (listing.lng ?? 0), 0) / group.length
      expect(count).toBe(group.length)
      expect(lng).toBeCloseTo(middle, 4)
    }
  })
})
