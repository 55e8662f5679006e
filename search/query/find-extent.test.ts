import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listingsAndCriteria } from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedMatches } from '#test/catalog/search/expected-matches.ts'
import { createTestIndex } from '#test/catalog/search/searchable-listing.ts'
import { findExtent } from './find-extent.ts'

it('is the smallest box with all matches', () => {
  fc.assert(
    fc.property(listingsAndCriteria, ({ listings, criteria }) => {
      const places = expectedMatches(listings, criteria).flatMap(({ listing: { lat, lng } }) =>
        lat === undefined || lng === undefined ? [] : [{ lat, lng }],
      )
      const { box, total } = findExtent(createTestIndex(listings), criteria)
      expect(total).toBe(places.length)
      if (total === 0) return
      expect(box).toEqual({
        south: Math.min(...places.map(({ lat }) => lat)),
        west: Math.min(...places.map(({ lng }) => lng)),
        north: Math.max(...places.map(({ lat }) => lat)),
        east: Math.max(...places.map(({ lng }) => lng)),
      })
    }),
    { numRuns: 500 },
  )
}, 60_000)
