import { LRUCache } from 'lru-cache'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { getAppliedFilters, withoutFilter } from '#domain/search/applied-filters.ts'
import type { BoundingBox } from '#domain/search/bounding-box.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import type {
  Clusters,
  RelaxedSearch,
  SearchResults,
  Suggestion,
} from '#domain/search/search-results.ts'
import type { Cursor } from '#search/top-k.ts'
import type { Queryable } from '#server/db/open.ts'
import type { Search } from '#server/search/open-search.ts'
import { StillStartingError } from '#server/search/searcher/still-starting.ts'
import { entryByKey, listingByKey, listingsByKeys, type PublishedEntry } from './queries.ts'
import { toSearchCriteria } from './question-of.ts'
import { suggest } from './suggest.ts'

/** Homes on a page of results. */
export const PAGE_SIZE = 24

/** Listings kept in memory, so that a popular page does not ask the database. */
const LISTINGS_KEPT = 5_000

/** How long a question with words waits for the index when the server starts, in milliseconds. */
const WORDS_WAIT_MS = 10_000

/** Some results in their order, and the place after them; `null` after the last ones. */
export interface Stretch {
  readonly listings: readonly Listing[]
  readonly total: number
  readonly end: Cursor | null
}

/** What the screens may ask of the catalogue. */
export interface Catalogue {
  /** Changes whenever the catalogue does. */
  readonly version: () => string
  /** Whether searches are answered from memory; until then the database does, slowly. */
  readonly isComplete: () => boolean
  /**
   * The homes that a search finds. A page past the last is the last.
   *
   * @throws StillStartingError for words, as the other searches do, when the server has just started
   */
  readonly search: (query: SearchQueryWithType) => Promise<SearchResults>
  /** The homes that a search finds after a place in their order, at most a page. */
  readonly searchAfter: (query: SearchQueryWithType, after: Cursor | null) => Promise<Stretch>
  /** Where on the map they are. */
  readonly clusters: (
    query: SearchQueryWithType & { readonly box: BoundingBox },
    zoom: number,
  ) => Promise<Clusters>
  /** Places that can complete what someone types. */
  readonly suggest: (text: string) => Promise<readonly Suggestion[]>
  /** The home whose id as text is `id`; `null` if there is none. */
  readonly listing: (type: EstateType, id: string) => Promise<Listing | null>
  /** The same with what browsers are not given. */
  readonly entry: (type: EstateType, id: string) => Promise<PublishedEntry | null>
  /** Of these pictures, the tiny ones to show first, as `data:` addresses. */
  readonly placeholders: (addresses: readonly string[]) => Record<string, string>
}

export interface CatalogueSources {
  readonly db: Queryable
  readonly search: Pick<Search, 'version' | 'searcher' | 'places' | 'isComplete' | 'complete'>
  readonly placeholders: ReadonlyMap<string, string>
}

/** The catalogue over a database and its search index. */
export function createCatalogue({ db, search, placeholders }: CatalogueSources): Catalogue {
  const kept = new LRUCache<string, Listing>({ max: LISTINGS_KEPT })

  const keyOf = (version: string, type: EstateType, id: number | string) =>
    `${version} ${type} ${id}`

  async function listingsOf(type: EstateType, ids: readonly number[], version: string) {
    const missing = ids.filter((id) => !kept.has(keyOf(version, type, id)))
    for (const listing of await listingsByKeys(db, type, missing)) {
      kept.set(keyOf(version, type, listing.id), listing)
    }
    return ids.flatMap((id) => kept.get(keyOf(version, type, id)) ?? [])
  }

  async function listingOf(type: EstateType, id: string): Promise<Listing | null> {
    const key = keyOf(search.version(), type, id)
    const known = kept.get(key)
    if (known !== undefined) return known
    const listing = await listingByKey(db, type, id)
    if (listing !== null) kept.set(key, listing)
    return listing
  }

  /** Words are looked for in the index alone, which is not complete at once. */
  async function wordsReady({ text }: SearchQueryWithType): Promise<void> {
    if (text === '' || search.isComplete()) return
    const { promise: patience, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, WORDS_WAIT_MS).unref()
    await Promise.race([search.complete, patience])
    if (!search.isComplete()) throw new StillStartingError()
  }

  async function find(query: SearchQueryWithType, limit = PAGE_SIZE) {
    const { criteria, city } = toSearchCriteria(query)
    const offset = (query.page - 1) * PAGE_SIZE
    return { city, ...(await search.searcher().find(criteria, { offset, limit })) }
  }

  /** What would find something if it were taken back, what finds the most first. */
  async function findRelaxedSearches(query: SearchQueryWithType): Promise<RelaxedSearch[]> {
    const relaxedSearches = await Promise.all(
      getAppliedFilters(query).map(async (filter) => {
        const relaxed = { ...withoutFilter(query, filter), type: query.type }
        return { filter, total: (await find(relaxed, 0)).total }
      }),
    )
    return relaxedSearches.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  }

  return {
    version: search.version,
    isComplete: search.isComplete,
    async search(query) {
      await wordsReady(query)
      const version = search.version()
      let found = await find(query)
      const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
      const page = Math.min(query.page, pages)
      if (page !== query.page) found = await find({ ...query, page })
      const { ids, total, facets, city } = found
      return {
        type: query.type,
        listings: await listingsOf(query.type, ids, version),
        total,
        page,
        pages,
        facets,
        city: city?.name ?? null,
        relaxedSearches: total === 0 ? await findRelaxedSearches(query) : [],
      }
    },
    async searchAfter(query, after) {
      await wordsReady(query)
      const version = search.version()
      const { criteria } = toSearchCriteria(query)
      const window = { after, offset: 0, limit: PAGE_SIZE }
      const { ids, nextCursor, total } = await search.searcher().find(criteria, window)
      return {
        listings: await listingsOf(query.type, ids, version),
        total,
        end: ids.length < PAGE_SIZE ? null : nextCursor,
      }
    },
    async clusters(query, zoom) {
      await wordsReady(query)
      const { criteria } = toSearchCriteria(query)
      return search.searcher().clusters({ ...criteria, box: query.box }, zoom)
    },
    suggest: (text) => suggest(search, text),
    listing: listingOf,
    entry: (type, id) => entryByKey(db, type, id),
    placeholders: (addresses) =>
      Object.fromEntries(
        addresses.flatMap((address) => {
          const placeholder = placeholders.get(address)
          return placeholder === undefined ? [] : [[address, placeholder]]
        }),
      ),
  }
}
