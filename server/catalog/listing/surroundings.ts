import { LRUCache } from 'lru-cache'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Market, Surroundings } from '#domain/catalog/search/search-results.ts'
import {
  getMarketCriteria,
  getSimilarCriteria,
  getSimilarities,
} from '#domain/catalog/search/similar.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import { type DatedListing, getPriceDrops } from './queries.ts'

const MAX_SIMILAR = 3
/** Fewer listings are no market. */
const MIN_MARKET = 5
/** Number of cities, by rooms. */
const MAX_CACHED_MARKETS = 2_000

interface SurroundingsOptions {
  readonly search: Pick<Search, 'version' | 'find'>
  readonly loadListings: (type: EstateType, ids: readonly number[]) => Promise<DatedListing[]>
}

/** Finds in the index what a listing is compared with. */
export function createSurroundingsFinder({ search, loadListings }: SurroundingsOptions) {
  const markets = new LRUCache<string, { readonly market: Market | null }>({
    max: MAX_CACHED_MARKETS,
  })

  async function findSimilar(listing: CatalogListing): Promise<Omit<Surroundings, 'market'>> {
    for (const similarity of getSimilarities(listing)) {
      const criteria = getSimilarCriteria(listing, similarity)
      const { ids } = search.find(criteria, { offset: 0, limit: MAX_SIMILAR + 1 })
      const others = ids.filter((id) => id !== listing.id).slice(0, MAX_SIMILAR)
      if (others.length === 0) continue
      const dated = await loadListings(listing.type, others)
      const similar = dated.map((one) => one.listing)
      return { similar, similarity, priceDrops: getPriceDrops(dated) }
    }
    return { similar: [], similarity: null, priceDrops: {} }
  }

  function findMarket(listing: CatalogListing): Market | null {
    const criteria = getMarketCriteria(listing)
    if (criteria === null) return null
    const key = [search.version(), listing.city, ...criteria.filters.rooms].join(' ')
    const known = markets.get(key)
    if (known !== undefined) return known.market
    const market = calculateMarket(criteria)
    markets.set(key, { market })
    return market
  }

  function calculateMarket(criteria: SearchCriteria): Market | null {
    const findAt = (offset: number) => search.find(criteria, { offset, limit: 1 })
    const { total } = findAt(0)
    if (total < MIN_MARKET) return null
    // The key of a sorted position is the price per m² of the listing there.
    const middle = [findAt((total - 1) >> 1), findAt(total >> 1)]
    const sum = middle.reduce((prices, { nextCursor }) => prices + (nextCursor?.key ?? 0), 0)
    return { city: criteria.city ?? '', median: Math.round(sum / middle.length), total }
  }

  return async (listing: CatalogListing): Promise<Surroundings> => ({
    ...(await findSimilar(listing)),
    market: findMarket(listing),
  })
}
