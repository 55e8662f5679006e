import type { FeedListing } from '#domain/feeds/parse-record.ts'

/** Listings to write in one transaction; the last row of a key wins. */
export type Batch = ReturnType<typeof createBatch>

export const createBatch = () => ({
  /** By the feed's key. */
  listings: new Map<string, FeedListing>(),
  /** Listings from an export of ours, by type and id. */
  ownListings: new Map<string, FeedListing>(),
  /** No longer offered. By the feed's key: when that changed, in milliseconds since 1970, if known. */
  withdrawals: new Map<string, number | null>(),
})

export const getBatchSize = ({ listings, ownListings, withdrawals }: Batch): number =>
  listings.size + ownListings.size + withdrawals.size

/** Replaces an earlier row with the same key, unless the feed says that the earlier one is newer. */
export function addListing(batch: Batch, feedListing: FeedListing): void {
  const { key, listing } = feedListing
  const target = key === null ? batch.ownListings : batch.listings
  const name = key ?? `${listing.type} ${listing.id}`
  const earlier = target.get(name)?.modifiedAt ?? null
  if (isOlder(feedListing.modifiedAt, earlier)) return
  target.set(name, feedListing)
  if (key !== null) batch.withdrawals.delete(key)
}

export function addWithdrawal(batch: Batch, key: string, modifiedAt: number | null): void {
  if (isOlder(modifiedAt, batch.listings.get(key)?.modifiedAt ?? null)) return
  batch.listings.delete(key)
  batch.withdrawals.set(key, modifiedAt)
}

const isOlder = (a: number | null, b: number | null) => a !== null && b !== null && a < b
