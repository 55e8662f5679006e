import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/estate-type.ts'
import type { Listing } from '#domain/listing.ts'
import type { Queryable } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { toListing } from './rows.ts'

/** The largest id that the column holds. */
const LARGEST_ID = 2 ** 31 - 1

const readable = and(eq(listings.status, 'published'), isNull(listings.deletedAt))

/**
 * The listing whose id, written as text, is `id` (§2 Property detail); `null` if there is none, and
 * for every text that is not how an id is written: "01", "1e0", " 1", ten thousand digits.
 */
export async function listingByKey(
  db: Queryable,
  type: EstateType,
  id: string,
): Promise<Listing | null> {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  if (number === null || number > LARGEST_ID) return null
  const [row] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, number), readable))
  return row === undefined ? null : toListing(row)
}

/**
 * The listings with these ids in the order of `ids`; an id that no readable listing has is left
 * out, one that is named twice comes twice.
 */
export async function listingsByKeys(
  db: Queryable,
  type: EstateType,
  ids: readonly number[],
): Promise<Listing[]> {
  const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID)
  if (possible.length === 0) return []
  const rows = await db
    .select()
    .from(listings)
    .where(
      and(
        eq(listings.type, type),
        // One parameter whatever the number of ids, so that the statement's text is always the same.
        sql`${listings.id} = any(${sql.param(possible)}::integer[])`,
        readable,
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, toListing(row)]))
  return possible.flatMap((id) => byId.get(id) ?? [])
}

/** What searching needs of a listing. */
export interface SearchableListing {
  readonly type: EstateType
  readonly id: number
  /** Whole dollars. */
  readonly price: number
  /** m². */
  readonly area: number
  /** $/m²; `null` where a listing has none. */
  readonly pricePerSquare: number | null
  readonly rooms: number
  readonly renovation: boolean
  /** Whole seconds since 1970. */
  readonly publishedAt: number
  readonly city: string
  readonly lat: number
  readonly lng: number
}

const searchable = {
  type: listings.type,
  id: listings.id,
  price: listings.price,
  area: listings.area,
  pricePerSquare: listings.pricePerSquare,
  rooms: listings.rooms,
  renovation: listings.renovation,
  publishedAt: sql<number>`extract(epoch from ${listings.publishedAt})::float8`,
  city: listings.city,
  lat: listings.lat,
  lng: listings.lng,
}

/**
 * All readable listings in the order of (type, id), in batches, each read by a statement of its
 * own: no transaction is held meanwhile. What changes while it runs may or may not be among them.
 *
 * @param batch how many listings a batch has at most
 */
export async function* catalogueColumns(
  db: Queryable,
  batch = 5_000,
): AsyncGenerator<SearchableListing[]> {
  let last: SearchableListing | undefined
  do {
    const after =
      last && sql`(${listings.type}, ${listings.id}) > (${last.type}, ${last.id}::integer)`
    const rows: SearchableListing[] = await db
      .select(searchable)
      .from(listings)
      .where(and(readable, after))
      .orderBy(asc(listings.type), asc(listings.id))
      .limit(batch)
    if (rows.length > 0) yield rows
    last = rows.length < batch ? undefined : rows.at(-1)
  } while (last !== undefined)
}
