import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import {
  FACT_FILTERS,
  type FactFilter,
  mapFactFilters,
  passesFact,
} from '#domain/catalog/search/fact-filters.ts'
import {
  type Filters,
  type ParsedFilters,
  PRICE_PER_SQUARE_OPTIONS,
} from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { SearchFacets } from '#domain/catalog/search/search-results.ts'
import type { DatedListing } from './reference-search.ts'
import { getSearchedFacts, getSortKey, matchesCriteria } from './reference-search.ts'

/** Matches according to the reference search, in order. */
export function expectedMatches(listings: readonly DatedListing[], criteria: SearchCriteria) {
  return listings
    .filter((entry) => matchesCriteria(entry, criteria))
    .map((entry) => ({ ...entry, key: getSortKey(entry, criteria) }))
    .toSorted((a, b) => a.key - b.key || a.listing.id - b.listing.id)
}

/** Matches of each value of a fact and of those that do not state it, whatever the filter asks of it. */
function countValues(
  listings: readonly DatedListing[],
  criteria: SearchCriteria,
  fact: FactFilter,
  found: readonly DatedListing[],
): number[] {
  const { [fact]: chosen, ...facts } = criteria.filters.facts
  const matches =
    chosen === undefined
      ? found
      : expectedMatches(listings, { ...criteria, filters: { ...criteria.filters, facts } })
  const stated = matches.map(({ listing }) => getSearchedFacts(listing)[fact])
  return [
    ...FACT_FILTERS[fact].values.map(
      (asked) => stated.filter((value) => passesFact(fact, value, asked, false)).length,
    ),
    stated.filter((value) => value === undefined).length,
  ]
}

/** Facets according to the reference search: one search for each option. */
export function expectedFacets(
  listings: readonly DatedListing[],
  criteria: SearchCriteria,
): SearchFacets {
  const count = (changes: Partial<ParsedFilters>) =>
    expectedMatches(listings, { ...criteria, filters: { ...criteria.filters, ...changes } }).length
  const found = expectedMatches(listings, criteria)
  return {
    reduced: count({ isReduced: true }),
    rooms: ROOM_OPTIONS.map((option) => count({ rooms: [option] as Filters['rooms'] })),
    facts: mapFactFilters((fact) => countValues(listings, criteria, fact, found)),
    pricePerSquare: PRICE_PER_SQUARE_OPTIONS.map((max) =>
      count({ pricePerSquareMax: Number(max) }),
    ),
  }
}
