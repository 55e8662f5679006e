import { LRUCache } from 'lru-cache'
import type { City } from '#domain/catalog/city/city.ts'
import { createTimeline, type TimelineRow } from '#domain/catalog/history/timeline.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { TranslatedListing } from '#domain/catalog/listing/listing.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { getAppliedFilters, withoutFilter } from '#domain/catalog/search/applied-filters.ts'
import { type BoundingBox, UKRAINE } from '#domain/catalog/search/bounding-box.ts'
import {
  EMPTY_SEARCH_QUERY,
  type SearchQueryWithType,
} from '#domain/catalog/search/search-query.ts'
import type { RelaxedSearch, SearchResults } from '#domain/catalog/search/search-results.ts'
import type { Cursor } from '#search/query/lowest.ts'
import { readHomes } from '#server/catalog/history/home/queries.ts'
import { findSaidDays } from '#server/catalog/history/queries.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { withTyposCorrected } from './correct-typos.ts'
import {
  type DatedListing,
  type FindListedOffer,
  findAbsentListing,
  findListingById,
  findListingsById,
  findPublishedListing,
  getPriceDrops,
  type PublishedListing,
} from './queries.ts'
import { suggest } from './suggest.ts'
import { createSurroundingsFinder } from './surroundings.ts'
import { toSearchCriteria } from './to-search-criteria.ts'

export const PAGE_SIZE = 24

/** How many listings are kept in memory, so that popular pages need no query. */
const MAX_CACHED_LISTINGS = 5_000

/** `nextCursor` is `null` on the last page. */
export interface CursorPage {
  readonly listings: readonly TranslatedListing[]
  readonly total: number
  readonly nextCursor: Cursor | null
}

/** Around a city's center, in degrees. */
const CITY_REACH = { lat: 0.08, lng: 0.13 }

const getBoxAround = ({ lat, lng }: City): BoundingBox => ({
  south: lat - CITY_REACH.lat,
  west: lng - CITY_REACH.lng,
  north: lat + CITY_REACH.lat,
  east: lng + CITY_REACH.lng,
})

/** How many results are searched for a position. */
const MAX_POSITION = 1_000

export type Catalog = ReturnType<typeof createCatalog>

/** Pictures of other sites have none. */
type FindPlaceholders = (urls: readonly string[]) => Promise<Record<string, string>>

export interface CatalogOptions {
  readonly db: Queryable
  readonly search: Pick<
    Search,
    'version' | 'find' | 'clusters' | 'findExtent' | 'correct' | 'findPlaces'
  >
  readonly findPlaceholders: FindPlaceholders
  readonly findListedOffer: FindListedOffer
  /** The current rates. */
  readonly rates: () => DisplayRates
}

export function createCatalog(options: CatalogOptions) {
  const { db, search, findPlaceholders, findListedOffer, rates } = options
  const cache = new LRUCache<string, DatedListing>({ max: MAX_CACHED_LISTINGS })

  const toKey = (version: string, type: EstateType, id: number | string) =>
    `${version} ${type} ${id}`

  async function loadDatedListings(type: EstateType, ids: readonly number[], version: string) {
    const missing = ids.filter((id) => !cache.has(toKey(version, type, id)))
    for (const dated of await findListingsById(db, type, missing)) {
      cache.set(toKey(version, type, dated.listing.id), dated)
    }
    return ids.flatMap((id) => cache.get(toKey(version, type, id)) ?? [])
  }

  async function loadListings(type: EstateType, ids: readonly number[], version: string) {
    const dated = await loadDatedListings(type, ids, version)
    return dated.map(({ listing }) => listing)
  }

  async function loadListing(type: EstateType, id: string): Promise<TranslatedListing | null> {
    const known = cache.get(toKey(search.version(), type, id))
    return known?.listing ?? findListingById(db, type, id)
  }

  function find(query: SearchQueryWithType, limit = PAGE_SIZE) {
    const { criteria, city } = toSearchCriteria(query, rates())
    const offset = (query.page - 1) * PAGE_SIZE
    return { city, ...search.find(criteria, { offset, limit }) }
  }

  const countInCity = (type: EstateType, city: string) =>
    find({ ...EMPTY_SEARCH_QUERY, type, text: city }, 0).total

  /** Filters whose removal gives results, most results first. */
  function findRelaxedSearches(query: SearchQueryWithType): RelaxedSearch[] {
    const relaxedSearches = getAppliedFilters(query).map((filter) => {
      const relaxed = { ...withoutFilter(query, filter), type: query.type }
      return { filter, total: find(relaxed, 0).total }
    })
    return relaxedSearches.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  }

  return {
    /** Changes whenever the catalog or the exchange rates do. */
    version: () => `${search.version()} ${rates().date}`,
    /** A page past the last returns the last. */
    async search(typed: SearchQueryWithType): Promise<SearchResults> {
      const version = search.version()
      const { query, found: first } = withTyposCorrected(search, typed, (it) => find(it))
      const pages = Math.max(1, Math.ceil(first.total / PAGE_SIZE))
      const page = Math.min(query.page, pages)
      const found = page === query.page ? first : find({ ...query, page })
      const { ids, total, facets, city } = found
      const dated = await loadDatedListings(query.type, ids, version)
      const approximate = dated.filter(({ isApproximate }) => isApproximate)
      return {
        type: query.type,
        listings: dated.map(({ listing }) => listing),
        publishedAt: dated.map(({ publishedAt }) => publishedAt),
        ...(approximate.length > 0 && {
          approximateIds: approximate.map(({ listing }) => listing.id),
        }),
        priceDrops: getPriceDrops(dated),
        total,
        page,
        pages,
        facets,
        correctedText: query === typed ? null : query.text,
        city: city?.name ?? null,
        cityTotal: total === 0 && city !== null ? countInCity(query.type, city.name) : 0,
        relaxedSearches: total === 0 ? findRelaxedSearches(query) : [],
      }
    },
    /** At most a page of the results after the cursor. */
    async searchAfter(typed: SearchQueryWithType, after: Cursor | null): Promise<CursorPage> {
      const version = search.version()
      const window = { after, offset: 0, limit: PAGE_SIZE }
      const { query, found } = withTyposCorrected(search, typed, (it) =>
        search.find(toSearchCriteria(it, rates()).criteria, window),
      )
      const { ids, nextCursor, total } = found
      return {
        listings: await loadListings(query.type, ids, version),
        total,
        nextCursor: ids.length < PAGE_SIZE ? null : nextCursor,
      }
    },
    async clusters(query: SearchQueryWithType & { readonly box: BoundingBox }, zoom: number) {
      const { box } = query
      const { found } = withTyposCorrected(search, query, (it) =>
        search.clusters({ ...toSearchCriteria(it, rates()).criteria, box }, zoom),
      )
      return found
    },
    /**
     * The smallest box with all listings of a search; without listings, the city that the text names,
     * else the country.
     */
    async findExtent(query: SearchQueryWithType): Promise<BoundingBox> {
      const { found } = withTyposCorrected(search, query, (it) => {
        const { criteria, city } = toSearchCriteria(it, rates())
        return { ...search.findExtent(criteria), city }
      })
      if (found.total > 0) return found.box
      return found.city === null ? UKRAINE : getBoxAround(found.city)
    },
    /** How many listings `search` finds. */
    async count(query: SearchQueryWithType) {
      const { found } = withTyposCorrected(search, query, (it) => find({ ...it, page: 1 }, 0))
      return found.total
    },
    /** Completions of a typed text, with the listings of one type or of both. */
    suggest: async (text: string, type: EstateType | null) => suggest(search, rates(), text, type),
    /** `null` if there is none. */
    findListing: loadListing,
    /** The position of a listing in the results, from 1; `null` beyond the first thousand. */
    async findPosition(query: SearchQueryWithType, id: number) {
      const { ids, total } = find(query, MAX_POSITION)
      const index = ids.indexOf(id)
      return { place: index === -1 ? null : index + 1, total }
    },
    /** What happened to the home of a listing, the oldest first; empty if there is none. */
    async findHistory(type: EstateType, id: number): Promise<readonly TimelineRow[]> {
      const homes = await readHomes(db, type, [id])
      return createTimeline(homes.get(id) ?? [])
    },
    findSurroundings: createSurroundingsFinder({
      search,
      loadListings: (type, ids) => loadDatedListings(type, ids, search.version()),
    }),
    /** With fields that browsers do not get. */
    findPublishedListing: (type: EstateType, id: string) =>
      findPublishedListing(db, type, id, findListedOffer),
    /** The day on which each fact about power cuts was last stated. */
    findSaidDays: (listing: Pick<PublishedListing, 'type' | 'id' | 'publishedAt'>) =>
      findSaidDays(db, listing),
    /** A listing that is no longer offered; `null` if there is none. */
    findAbsentListing: (type: EstateType, id: string) =>
      findAbsentListing(db, type, id, findListedOffer),
    /** In the order of the ids, without listings that nobody may read. */
    findListings: (type: EstateType, ids: readonly number[]) =>
      loadListings(type, ids, search.version()),
    /** Tiny previews as `data:` URLs, by the URL of the picture. */
    findPlaceholders,
  }
}
