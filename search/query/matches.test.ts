import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import { listingsAndCriteria } from '#test/catalog/search/criteria-arbitraries.ts'
import { matchesCriteria } from '#test/catalog/search/reference-search.ts'
import { toSearchableListing } from '#test/catalog/search/searchable-listing.ts'
import { createMatcher } from './matches.ts'

const { priceMin, priceMax, pricePerSquareMax } = parseFilters(NO_FILTERS)
const ANY_PRICE = { priceMin, priceMax, pricePerSquareMax }

it('finds for a listing the searches that find it', () => {
  fc.assert(
    fc.property(listingsAndCriteria, ({ listings, criteria }) => {
      const atAnyPrice = { ...criteria, filters: { ...criteria.filters, ...ANY_PRICE } }
      for (const dated of listings) {
        const matcher = createMatcher(toSearchableListing(dated))
        expect(matcher.matches(criteria)).toBe(matchesCriteria(dated, criteria))
        expect(matcher.matchesAtAnyPrice(criteria)).toBe(matchesCriteria(dated, atAnyPrice))
      }
    }),
    { numRuns: 1_000 },
  )
})
