import type { EstateType } from '#domain/estate-type.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/filters.ts'
import type { Listing } from '#domain/listing.ts'
import type { Facets, Results } from '#domain/results.ts'
import { ROOM_OPTIONS } from '#domain/rooms.ts'
import { type SearchQuery, searchQueryPairs } from '#domain/search-query.ts'
import { listingPath } from '#domain/structured-data.ts'
import type { PublishedEntry } from '../listing/queries.ts'
import type { Home, Listed, NamedFacets, ResultsPage } from './answers.ts'

/** Where the current version answers; what it links to is there too. */
export const CURRENT = '/api/v1'

const listed = (type: EstateType, listing: Listing): Listed => ({
  ...listing,
  type,
  url: listingPath({ type, id: listing.id }),
})

/** A home with all that is known of it. */
export function homeOf({ publishedAt, updatedAt, ...entry }: PublishedEntry): Home {
  return {
    ...entry,
    url: listingPath(entry),
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const named = <T>(values: readonly T[], totals: readonly number[]) =>
  values.map((value, index) => ({ value, total: totals[index] ?? 0 }))

/** The facets, each number with the choice that it belongs to. */
export function namedFacets({ rooms, renovation, pricePerSquare }: Facets): NamedFacets {
  return {
    rooms: named(ROOM_OPTIONS, rooms),
    isRenovation: named([true, false], renovation),
    pricePerSquare: named(PRICE_PER_SQUARE_OPTIONS, pricePerSquare),
  }
}

/** A page of results, and where the ones beside it are. */
export function resultsPage(query: SearchQuery, results: Results): ResultsPage {
  const { type, total, page, pages, city, listings, facets, loosenings } = results
  const link = (to: number) =>
    `${CURRENT}/listings?${new URLSearchParams(searchQueryPairs({ ...query, page: to }))}`
  return {
    type,
    total,
    page,
    pages,
    city,
    listings: listings.map((listing) => listed(type, listing)),
    facets: namedFacets(facets),
    loosenings: [...loosenings],
    links: {
      self: link(page),
      next: page < pages ? link(page + 1) : null,
      prev: page > 1 ? link(page - 1) : null,
    },
  }
}
