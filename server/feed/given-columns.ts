import type { FeedHome } from '#domain/feed-entry.ts'
import type { NewListingRow } from '#server/db/schema/listings.ts'
import { toRow } from '#server/listing/rows.ts'
import { arrayLiteral } from './array-literal.ts'

/** A home as it goes to the database, which knows what the feed does not say. */
interface GivenRow extends Omit<NewListingRow, 'publishedAt'> {
  readonly publishedAt: Date | null
}

type Read = (row: GivenRow) => unknown

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
} as const satisfies Partial<Record<keyof GivenRow, Read>>

const READ_GIVEN = {
  type: (row) => row.type,
  id: (row) => row.id,
  feed: (row) => row.feed,
  feedKey: (row) => row.feedKey,
  feedModifiedAt: (row) => row.feedModifiedAt?.toISOString(),
  publishedAt: (row) => row.publishedAt?.toISOString(),
  ...READ_DECIDED,
} as const satisfies Partial<Record<keyof GivenRow, Read>>

export type GivenColumn = keyof typeof READ_GIVEN

/** The columns that the feed decides of a home. */
export const DECIDED = Object.keys(READ_DECIDED) as (keyof typeof READ_DECIDED)[]

/** The columns of a batch, in the order of a statement's parameters. */
export const GIVEN = Object.keys(READ_GIVEN) as GivenColumn[]

/** The parameters of a statement: an array for each column. */
export function parametersOf(homes: Iterable<FeedHome>, feed: string): string[] {
  const rows = Array.from(homes, (home) => rowOf(home, feed))
  return Object.values(READ_GIVEN).map((read: Read) => arrayLiteral(rows.map(read)))
}

const EPOCH = new Date(0)

function rowOf({ entry, key, source, publishedAt, modifiedAt }: FeedHome, feed: string): GivenRow {
  const row = toRow(entry, { publishedAt: dateOf(publishedAt) ?? EPOCH, updatedAt: EPOCH })
  return {
    ...row,
    feed: key === null ? (source?.feed ?? null) : feed,
    feedKey: key ?? source?.key ?? null,
    feedModifiedAt: dateOf(modifiedAt),
    publishedAt: publishedAt === null ? null : row.publishedAt,
  }
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))
