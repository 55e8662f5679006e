import { FACTS, type FactColumns, PLAIN_FACTS } from '#domain/catalog/listing/facts.ts'
import type { FeedListing } from '#domain/feeds/parse-record.ts'
import { toRow } from '#server/catalog/listing/rows.ts'
import type { NewListingRow } from '#server/catalog/tables.ts'
import { toArrayLiteral } from './array-literal.ts'

/** @param ms since 1970 */
export const toTimestampText = (ms: number | null) =>
  ms === null ? null : new Date(ms).toISOString()

/** @param feed name of the feed */
type ReadColumn = (row: NewListingRow, feedListing: FeedListing, feed: string) => unknown

const READ_FACTS = Object.fromEntries(
  PLAIN_FACTS.map((fact) => {
    const { column } = FACTS[fact]
    const read: ReadColumn = (row) => row[column]
    return [column, read]
  }),
) as Record<keyof FactColumns, ReadColumn>

/** Columns that a feed sets. A function per column, so that each call site stays monomorphic. */
const READ_CONTENT = {
  priceText: (row) => row.priceText,
  price: (row) => row.price,
  priceUnit: (row) => row.priceUnit,
  askedAmount: (row) => row.askedAmount,
  askedCurrency: (row) => row.askedCurrency,
  ratedOn: (row) => row.ratedOn,
  address: (row) => row.address,
  description: (row) => row.description,
  countRooms: (row) => row.countRooms,
  rooms: (row) => row.rooms,
  condition: (row) => row.condition,
  conditionText: (row) => row.conditionText,
  renovation: (row) => row.renovation,
  area: (row) => row.area,
  images: (row) => JSON.stringify(row.images),
  realtorName: (row) => row.realtorName,
  realtorAvatar: (row) => row.realtorAvatar,
  realtorPhone: (row) => row.realtorPhone,
  heating: (row) => row.heating,
  heatingSystem: (row) => row.heatingSystem,
  walls: (row) => row.walls,
  wallType: (row) => row.wallType,
  pricePerSquare: (row) => row.pricePerSquare,
  city: (row) => row.city,
  cityId: (row) => row.cityId,
  district: (row) => row.district,
  street: (row) => row.street,
  building: (row) => row.building,
  metro: (row) => row.metro,
  complex: (row) => row.complex,
  lat: (row) => row.lat,
  lng: (row) => row.lng,
  placeRadius: (row) => row.placeRadius,
  ...READ_FACTS,
} as const satisfies Partial<Record<keyof NewListingRow, ReadColumn>>

const READ_COLUMN = {
  type: (row) => row.type,
  id: (row) => row.id,
  feed: (_, { key, source }, feed) => (key === null ? source?.feed : feed),
  feedKey: (_, { key, source }) => key ?? source?.key,
  feedModifiedAt: (_, { modifiedAt }) => toTimestampText(modifiedAt),
  // The database sets it where the feed has none.
  publishedAt: (row, { publishedAt }) =>
    publishedAt === null ? null : row.publishedAt.toISOString(),
  ...READ_CONTENT,
} as const satisfies Partial<Record<keyof NewListingRow, ReadColumn>>

export type BatchColumn = keyof typeof READ_COLUMN

export const CONTENT_COLUMNS = Object.keys(READ_CONTENT) as (keyof typeof READ_CONTENT)[]

/** The columns of a batch, in the order of a statement's parameters. */
export const BATCH_COLUMNS = Object.keys(READ_COLUMN) as BatchColumn[]

const EPOCH = new Date(0)

/** The parameters of a statement: an array for each column. */
export function toParameters(listings: Iterable<FeedListing>, feed: string): string[] {
  const all = [...listings]
  const rows = all.map(({ listing, publishedAt }) =>
    toRow(listing, { publishedAt: new Date(publishedAt ?? 0), updatedAt: EPOCH }),
  )
  return Object.values(READ_COLUMN).map((read: ReadColumn) =>
    toArrayLiteral(rows, (row, index) => read(row, all[index] as FeedListing, feed)),
  )
}
