import type { FeedListing } from '#domain/feed/parse-record.ts'
import type { NewListingRow } from '#server/db/schema/listings.ts'
import { toRow } from '#server/listing/rows.ts'
import { arrayLiteral } from './array-literal.ts'

/** A moment in milliseconds since 1970 as a statement takes it. */
export const momentText = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** A value of a home, which came from a feed of this name. */
type Read = (row: NewListingRow, home: FeedListing, feed: string) => unknown

/** What the feed decides of a home. One function a column: each is compiled for its own kind. */
const READ_DECIDED = {
  priceText: (row) => row.priceText,
  price: (row) => row.price,
  address: (row) => row.address,
  description: (row) => row.description,
  countRooms: (row) => row.countRooms,
  rooms: (row) => row.rooms,
  renovation: (row) => row.renovation,
  area: (row) => row.area,
  floor: (row) => row.floor,
  totalFloors: (row) => row.totalFloors,
  images: (row) => JSON.stringify(row.images),
  realtorName: (row) => row.realtorName,
  realtorAvatar: (row) => row.realtorAvatar,
  realtorPhone: (row) => row.realtorPhone,
  heatingSystem: (row) => row.heatingSystem,
  yearOfConstruction: (row) => row.yearOfConstruction,
  wallType: (row) => row.wallType,
  pricePerSquare: (row) => row.pricePerSquare,
  city: (row) => row.city,
  lat: (row) => row.lat,
  lng: (row) => row.lng,
} as const satisfies Partial<Record<keyof NewListingRow, Read>>

const READ_GIVEN = {
  type: (row) => row.type,
  id: (row) => row.id,
  feed: (_, { key, source }, feed) => (key === null ? source?.feed : feed),
  feedKey: (_, { key, source }) => key ?? source?.key,
  feedModifiedAt: (_, { modifiedAt }) => momentText(modifiedAt),
  // The database knows when a home appeared of which the feed does not say it.
  publishedAt: (row, { publishedAt }) =>
    publishedAt === null ? null : row.publishedAt.toISOString(),
  ...READ_DECIDED,
} as const satisfies Partial<Record<keyof NewListingRow, Read>>

export type GivenColumn = keyof typeof READ_GIVEN

/** The columns that the feed decides of a home. */
export const DECIDED = Object.keys(READ_DECIDED) as (keyof typeof READ_DECIDED)[]

/** The columns of a batch, in the order of a statement's parameters. */
export const GIVEN = Object.keys(READ_GIVEN) as GivenColumn[]

const EPOCH = new Date(0)

/** The parameters of a statement: an array for each column. */
export function parametersOf(homes: Iterable<FeedListing>, feed: string): string[] {
  const all = [...homes]
  const rows = all.map(({ listing, publishedAt }) =>
    toRow(listing, { publishedAt: new Date(publishedAt ?? 0), updatedAt: EPOCH }),
  )
  return Object.values(READ_GIVEN).map((read: Read) =>
    arrayLiteral(rows, (row, index) => read(row, all[index] as FeedListing, feed)),
  )
}
