import { fillDays, getFirstDay, type OfferStats } from '#domain/offer/stats.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/search/search-query.ts'
import type { Queryable } from '#server/db/open.ts'
import type { Catalog } from '#server/listing/catalog.ts'
import type { Offer } from '#server/offer/offered-rows.ts'
import {
  countConversationsAbout,
  countHeartsNow,
  listDayCounts,
  readSimilarCounts,
} from './queries.ts'

/** A median of fewer homes would reveal the numbers of one of them. */
const MIN_SIMILAR = 5

export interface OfferStatsOptions {
  readonly db: Queryable
  readonly catalog: Pick<Catalog, 'findPosition' | 'findPublishedListing'>
  readonly now?: () => Date
}

export type ReadOfferStats = (offer: Offer) => Promise<OfferStats>

export function createOfferStats(options: OfferStatsOptions): ReadOfferStats {
  const { db, catalog, now = () => new Date() } = options

  async function findNeighbors({ id: offer, listing }: Offer, since: string) {
    if (listing === null) return { similar: null, position: null }
    const shown = await catalog.findPublishedListing(listing.type, String(listing.id))
    if (shown === null) return { similar: null, position: null }
    const { type, city } = shown
    const [similar, position] = await Promise.all([
      readSimilarCounts(db, { offer, type, city }, since),
      catalog.findPosition({ ...EMPTY_SEARCH_QUERY, type, text: city }, listing.id),
    ])
    return { similar: similar.homes < MIN_SIMILAR ? null : similar, position }
  }

  return async (offer) => {
    const at = now()
    const since = getFirstDay(at)
    const [counted, heartsNow, conversations, neighbors] = await Promise.all([
      listDayCounts(db, offer.id, since),
      countHeartsNow(db, offer.id),
      countConversationsAbout(db, { offer: offer.id, since }),
      findNeighbors(offer, since),
    ])
    return { days: fillDays(counted, at), heartsNow, conversations, ...neighbors }
  }
}
