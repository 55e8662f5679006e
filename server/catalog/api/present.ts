import type { TimelineRow } from '#domain/catalog/history/timeline.ts'
import { listingPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { TranslatedListing } from '#domain/catalog/listing/listing.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { FACT_FILTER_NAMES, FACT_FILTERS } from '#domain/catalog/search/fact-filters.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import {
  formatSearchQuery,
  type SearchQuery,
  type SearchQueryWithType,
} from '#domain/catalog/search/search-query.ts'
import type { Facets, SearchFacets, SearchResults } from '#domain/catalog/search/search-results.ts'
import type { Cursor } from '#search/query/lowest.ts'
import type { CursorPage } from '#server/catalog/listing/catalog.ts'
import type { PublishedListing } from '#server/catalog/listing/queries.ts'
import { formatCursor } from './cursor.ts'
import type {
  CursorPageResponse,
  FacetsResponse,
  FactParameter,
  HistoryResponse,
  ListedListing,
  ListingDetails,
  ResultsPageResponse,
} from './responses.ts'

export const API_PREFIX = '/api/v1'

const toListedListing = (
  type: EstateType,
  { translations: _inDetails, ...listing }: TranslatedListing,
): ListedListing => ({
  ...listing,
  type,
  url: listingPath({ type, id: listing.id }),
})

export function toListingDetails({
  publishedAt,
  updatedAt,
  confirmedAt,
  verification: _forPages,
  isOfferedByOwner: _forPagesToo,
  showsPhone: _forPagesAsWell,
  isRepresented: _forPagesLast,
  ...listing
}: PublishedListing): ListingDetails {
  return {
    ...listing,
    url: listingPath(listing),
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
  }
}

export const toHistoryResponse = (
  { type, id }: Pick<PublishedListing, 'type' | 'id'>,
  rows: readonly TimelineRow[],
): HistoryResponse => ({
  type,
  id,
  history: rows.map(({ at, happenings, price, percent, pictures }) => ({
    at: new Date(at).toISOString(),
    happenings: [...happenings],
    amount: price.amount,
    currency: price.currency,
    percent,
    picturesAdded: pictures.added,
    picturesRemoved: pictures.removed,
  })),
})

const toOptionCounts = <T>(values: readonly T[], totals: readonly number[]) =>
  values.map((value, index) => ({ value, total: totals[index] ?? 0 }))

/** Whether a home is renovated was published as a boolean. */
const toFactCounts = (facts: Facets['facts']) =>
  Object.fromEntries(
    FACT_FILTER_NAMES.map((fact) => {
      const { parameter, values } = FACT_FILTERS[fact]
      const published = fact === 'renovation' ? [true, false] : values
      return [parameter, toOptionCounts([...published, null], facts[fact])]
    }),
  ) as Pick<FacetsResponse, FactParameter>

export function toFacetsResponse({
  rooms,
  facts,
  pricePerSquare,
  reduced,
}: SearchFacets): FacetsResponse {
  return {
    rooms: toOptionCounts(ROOM_OPTIONS, rooms),
    ...toFactCounts(facts),
    pricePerSquare: toOptionCounts(PRICE_PER_SQUARE_OPTIONS, pricePerSquare),
    reduced,
  }
}

export function toResultsPage(query: SearchQuery, results: SearchResults): ResultsPageResponse {
  const { type, total, page, pages, city, correctedText, listings, facets, relaxedSearches } =
    results
  const link = (to: number) =>
    `${API_PREFIX}/listings?${new URLSearchParams(formatSearchQuery({ ...query, page: to }))}`
  return {
    type,
    total,
    page,
    pages,
    city,
    correctedText,
    listings: listings.map((listing) => toListedListing(type, listing)),
    facets: toFacetsResponse(facets),
    loosenings: relaxedSearches.map(({ filter, total }) => ({ condition: filter, total })),
    links: {
      self: link(page),
      next: page < pages ? link(page + 1) : null,
      prev: page > 1 ? link(page - 1) : null,
    },
  }
}

export function toCursorPage(
  query: SearchQueryWithType,
  after: Cursor | null,
  { listings, total, nextCursor }: CursorPage,
): CursorPageResponse {
  const link = (cursor: Cursor | null) => {
    const parameters = new URLSearchParams(formatSearchQuery(query))
    parameters.set('after', cursor === null ? '' : formatCursor(cursor))
    return `${API_PREFIX}/listings?${parameters}`
  }
  return {
    type: query.type,
    total,
    listings: listings.map((listing) => toListedListing(query.type, listing)),
    links: { self: link(after), next: nextCursor === null ? null : link(nextCursor) },
  }
}
