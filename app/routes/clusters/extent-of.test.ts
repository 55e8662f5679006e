import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInBox } from '#domain/search/box.ts'
import { NO_SEARCH, type TypedSearch } from '#domain/search/search-query.ts'
import { findClusters } from '#search/find-clusters.ts'
import { createIndexWriter } from '#search/index-writer.ts'
import { questionOf } from '#server/listing/question-of.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { fill } from '#test/text-row.ts'
import { extentOf } from './extent-of.ts'

const SALE: TypedSearch = { ...NO_SEARCH, type: 'sale' }

/** The clusters of a catalogue with a home for sale at each of these places. */
function catalogueAt(places: readonly { lat: number; lng: number }[]) {
  const writer = createIndexWriter()
  fill(
    writer,
    places.map((place, index) => ({
      home: catalogueEntry({ id: index + 1, type: 'sale', ...place }),
      publishedAt: 1_700_000_000,
    })),
  )
  return {
    clusters: async (
      query: Parameters<Parameters<typeof extentOf>[0]['clusters']>[0],
      zoom: number,
    ) =>
      findClusters(
        writer.index.segments(),
        { ...questionOf(query).question, box: query.box },
        zoom,
      ),
  }
}

it('holds every home, however many, and little else', async () => {
  const place = fc.record({
    lat: fc.integer({ min: 0, max: 4_000 }).map((steps) => 48 + steps / 1_000),
    lng: fc.integer({ min: 0, max: 4_000 }).map((steps) => 28 + steps / 1_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 200 }), async (places) => {
      const extent = await extentOf(catalogueAt(places), SALE)
      for (const home of places) expect(isInBox(home, extent)).toBe(true)
      const width = (of: readonly number[]) => Math.max(...of) - Math.min(...of)
      const slack = 0.05 * width(places.map(({ lng }) => lng)) + 0.002
      expect(extent.east - extent.west).toBeLessThan(
        width(places.map(({ lng }) => lng)) + 2 * slack,
      )
    }),
    { numRuns: 100 },
  )
})

it('finds a street where all homes share it', async () => {
  const places = Array.from({ length: 300 }, (_, index) => ({
    lat: 50.45 + (index % 20) / 10_000,
    lng: 30.52 + index / 100_000,
  }))
  const extent = await extentOf(catalogueAt(places), SALE)
  expect(extent.north - extent.south).toBeLessThan(0.01)
  expect(extent.east - extent.west).toBeLessThan(0.012)
})

it('is the city that is named where it has no homes, else the country', async () => {
  const nothing = catalogueAt([])
  const lviv = await extentOf(nothing, { ...SALE, text: 'Львів' })
  expect(isInBox({ lat: 49.8397, lng: 24.0297 }, lviv)).toBe(true)
  expect(lviv.east - lviv.west).toBeLessThan(0.5)
  const country = await extentOf(nothing, SALE)
  for (const city of [
    { lat: 48.62, lng: 22.29 },
    { lat: 49.99, lng: 36.23 },
  ])
    expect(isInBox(city, country)).toBe(true)
})
