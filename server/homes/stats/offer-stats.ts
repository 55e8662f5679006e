import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import { fillDays, getFirstDay, type OfferStats } from '#domain/homes/offer/stats.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { countHeartsNow, listDayCounts, readSimilarCounts } from './queries.ts'

/** A median of fewer homes would reveal the numbers of one of them. */
const MIN_SIMILAR = 5

export interface OfferStatsOptions {
  readonly db: Queryable
  readonly catalog: Pick<Catalog, 'findPosition' | 'findPublishedListing'>
  /** Counts conversations begun since a day with whoever offers the listing now. */
  readonly countConversationsAbout: (
    db: Queryable,
    home: { readonly offer: string; readonly since: string },
  ) => Promise<number>
  readonly now?: () => Date
}

export function createOfferStats(options: OfferStatsOptions) {
  const { db, catalog, countConversationsAbout, now = () => new Date() } = options

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

  return async (offer: Offer): Promise<OfferStats> => {
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
