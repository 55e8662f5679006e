import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import {
  type Filters,
  type ParsedFilters,
  PRICE_PER_SQUARE_OPTIONS,
} from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import type { DatedListing } from './reference-search.ts'
import { getSortKey, matchesCriteria } from './reference-search.ts'

/** Matches according to the reference search, in order. */
export function expectedMatches(listings: readonly DatedListing[], criteria: SearchCriteria) {
  return listings
    .filter(({ listing }) => matchesCriteria(listing, criteria))
    .map((entry) => ({ ...entry, key: getSortKey(entry, criteria) }))
    .toSorted((a, b) => a.key - b.key || a.listing.id - b.listing.id)
}

/** Facets according to the reference search: one search for each option. */
export function expectedFacets(
  listings: readonly DatedListing[],
  criteria: SearchCriteria,
): Facets {
  const count = (changes: Partial<ParsedFilters>) =>
    expectedMatches(listings, { ...criteria, filters: { ...criteria.filters, ...changes } }).length
  return {
    rooms: ROOM_OPTIONS.map((option) => count({ rooms: [option] as Filters['rooms'] })),
    renovation: [
      ...[true, false].map((isRenovation) => count({ isRenovation, includesUnstated: false })),
      expectedMatches(listings, {
        ...criteria,
        filters: { ...criteria.filters, isRenovation: undefined },
      }).filter(({ listing }) => listing.isRenovation === undefined).length,
    ],
    pricePerSquare: PRICE_PER_SQUARE_OPTIONS.map((max) =>
      count({ pricePerSquareMax: Number(max) }),
    ),
  }
}
