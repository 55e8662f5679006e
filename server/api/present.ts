import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { listingPath } from '#domain/listing/structured-data.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import {
  formatSearchQuery,
  type SearchQuery,
  type SearchQueryWithType,
} from '#domain/search/search-query.ts'
import type { Facets, SearchResults } from '#domain/search/search-results.ts'
import type { Cursor } from '#search/top-k.ts'
import type { Stretch } from '#server/listing/catalogue.ts'
import type { PublishedEntry } from '#server/listing/queries.ts'
import type { Home, Listed, NamedFacets, ResultsPage, StretchAnswer } from './answers.ts'
import { formatCursor } from './cursor.ts'

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
export function resultsPage(query: SearchQuery, results: SearchResults): ResultsPage {
  const { type, total, page, pages, city, listings, facets, relaxedSearches } = results
  const link = (to: number) =>
    `${CURRENT}/listings?${new URLSearchParams(formatSearchQuery({ ...query, page: to }))}`
  return {
    type,
    total,
    page,
    pages,
    city,
    listings: listings.map((listing) => listed(type, listing)),
    facets: namedFacets(facets),
    loosenings: relaxedSearches.map(({ filter, total }) => ({ condition: filter, total })),
    links: {
      self: link(page),
      next: page < pages ? link(page + 1) : null,
      prev: page > 1 ? link(page - 1) : null,
    },
  }
}

/** Homes that come after a place in the order of a search, and where the next ones are. */
export function stretchAnswer(
  query: SearchQueryWithType,
  after: Cursor | null,
  { listings, total, end }: Stretch,
): StretchAnswer {
  const link = (place: Cursor | null) => {
    const pairs = new URLSearchParams(formatSearchQuery(query))
    if (place !== null) pairs.set('after', formatCursor(place))
    return `${CURRENT}/walk?${pairs}`
  }
  return {
    type: query.type,
    total,
    listings: listings.map((listing) => listed(query.type, listing)),
    links: { self: link(after), next: end === null ? null : link(end) },
  }
}
