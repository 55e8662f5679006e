import { getTableColumns } from 'drizzle-orm'
import type { FeedListing } from '#domain/feeds/parse-record.ts'
import { toRow } from '#server/catalog/listing/rows.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'

/** Columns that only the server sets. */
const OURS: ReadonlySet<string> = new Set([
  ...[
    'owner',
    'status',
    'isLate',
    'confirmedAt',
    'updatedAt',
    'deletedAt',
    'importedAt',
    'realtorVerified',
  ],
  ...['home', 'priceDrop', 'priceDropSince'],
  ...['verifiedWhat', 'verifiedBy', 'verifiedOn', 'verifiedUntil'],
])

export type BatchColumn = keyof ListingRow

/** The columns of a batch, in the order of a statement's parameters. */
export const BATCH_COLUMNS = (Object.keys(getTableColumns(listings)) as BatchColumn[]).filter(
  (column) => !OURS.has(column),
)

const KEYS = ['type', 'id', 'feed', 'feedKey', 'feedModifiedAt', 'publishedAt']

/** What a feed says of a listing. */
export const CONTENT_COLUMNS = BATCH_COLUMNS.filter((column) => !KEYS.includes(column))

const EPOCH = new Date(0)

/**
 * The parameters of a statement: an array for each column.
 *
 * @param feed name of the feed
 */
export function toParameters(feedListings: Iterable<FeedListing>, feed: string): unknown[][] {
  const rows = Array.from(feedListings, (feedListing) => toBatchRow(feedListing, feed))
  return BATCH_COLUMNS.map((column) => rows.map((row) => row[column]))
}

function toBatchRow(feedListing: FeedListing, feed: string) {
  const { key, listing, source, publishedAt, modifiedAt } = feedListing
  const row = toRow(listing, { publishedAt: new Date(publishedAt ?? 0), updatedAt: EPOCH })
  return {
    ...row,
    images: JSON.stringify(row.images),
    feed: key === null ? source?.feed : feed,
    feedKey: key ?? source?.key,
    feedModifiedAt: toDate(modifiedAt),
    // The database sets it where the feed has none.
    publishedAt: publishedAt === null ? null : row.publishedAt,
  }
}

/** @param ms since 1970 */
export const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))
