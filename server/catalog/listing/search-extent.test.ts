import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  EMPTY_SEARCH_QUERY,
  type SearchQueryWithType,
} from '#domain/catalog/search/search-query.ts'
import { findClusters } from '#search/query/find-clusters.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/current-rates.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { isInBoundingBox } from '#test/catalog/search/reference-search.ts'
import { createTestIndex } from '#test/catalog/search/searchable-listing.ts'
import { findSearchExtent } from './search-extent.ts'
import { toSearchCriteria } from './to-search-criteria.ts'

const SALE: SearchQueryWithType = { ...EMPTY_SEARCH_QUERY, type: 'sale' }

/** The clusters of a catalog with a listing for sale at each of these places. */
function catalogAt(places: readonly { lat: number; lng: number }[]) {
  const index = createTestIndex(
    places.map((place, index) => ({
      listing: catalogListing({ id: index + 1, type: 'sale', ...place }),
      publishedAt: 1_700_000_000,
    })),
  )
  return {
    clusters: async (
      query: Parameters<Parameters<typeof findSearchExtent>[0]['clusters']>[0],
      zoom: number,
    ) =>
      findClusters(
        index,
        { ...toSearchCriteria(query, SHIPPED_DISPLAY_RATES).criteria, box: query.box },
        zoom,
      ),
  }
}

it('contains every listing, however many, and little else', async () => {
  const place = fc.record({
    lat: fc.integer({ min: 0, max: 4_000 }).map((steps) => 48 + steps / 1_000),
    lng: fc.integer({ min: 0, max: 4_000 }).map((steps) => 28 + steps / 1_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 200 }), async (places) => {
      const extent = await findSearchExtent(catalogAt(places), SALE)
      for (const listing of places) expect(isInBoundingBox(listing, extent)).toBe(true)
      const width = (of: readonly number[]) => Math.max(...of) - Math.min(...of)
      const slack = 0.05 * width(places.map(({ lng }) => lng)) + 0.002
      expect(extent.east - extent.west).toBeLessThan(
        width(places.map(({ lng }) => lng)) + 2 * slack,
      )
    }),
    { numRuns: 100 },
  )
})

it('finds a street if all listings share it', async () => {
  const places = Array.from({ length: 300 }, (_, index) => ({
    lat: 50.45 + (index % 20) / 10_000,
    lng: 30.52 + index / 100_000,
  }))
  const extent = await findSearchExtent(catalogAt(places), SALE)
  expect(extent.north - extent.south).toBeLessThan(0.01)
  expect(extent.east - extent.west).toBeLessThan(0.012)
})

it('is the city that is named if it has no listings, else the country', async () => {
  const nothing = catalogAt([])
  const lviv = await findSearchExtent(nothing, { ...SALE, text: 'Львів' })
  expect(isInBoundingBox({ lat: 49.8397, lng: 24.0297 }, lviv)).toBe(true)
  expect(lviv.east - lviv.west).toBeLessThan(0.5)
  const country = await findSearchExtent(nothing, SALE)
  for (const city of [
    { lat: 48.62, lng: 22.29 },
    { lat: 49.99, lng: 36.23 },
  ])
    expect(isInBoundingBox(city, country)).toBe(true)
})
