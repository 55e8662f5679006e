import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** `after` is exclusive, `upTo` inclusive. */
export interface IdRange {
  readonly type: EstateType
  readonly after: number
  readonly upTo: number
}

export interface SitemapListing {
  readonly type: EstateType
  readonly id: number
  readonly updatedAt: Date
}

const IDS_PER_QUERY = 2_000

/**
 * The ranges of `width` ids each that have listings, in order. It looks for one listing in each, so
 * that the cost hardly grows with the catalog.
 */
export async function findRangesWithListings(
  db: Queryable,
  type: EstateType,
  width: number,
): Promise<IdRange[]> {
  const [found] = await db
    .select({ last: max(listings.id) })
    .from(listings)
    .where(eq(listings.type, type))
  const ranges = Math.ceil((found?.last ?? 0) / width)
  // This is not a "where exists", which may be planned as a join that reads the whole table for each range.
  const { rows } = await db.execute<{ number: number }>(sql`
    select number::integer
      from generate_series(0::bigint, ${ranges - 1}::bigint) as number
      cross join lateral (
        select 1 from ${listings}
          where ${listings.type} = ${type}
            and ${listings.id} > number * ${width}::bigint
            and ${listings.id} <= (number + 1) * ${width}::bigint
            and ${sql.raw(IS_VISIBLE)}
          limit 1) as listing
      order by number`)
  return rows.map(({ number }) => ({ type, after: number * width, upTo: (number + 1) * width }))
}

/** Reads in batches, so that no statement keeps the database from others for long. */
export async function* readListingsInRange(
  db: Queryable,
  { type, after, upTo }: IdRange,
): AsyncGenerator<readonly SitemapListing[]> {
  const end = Math.min(upTo, MAX_INT32)
  for (let from = after; from < end; from += IDS_PER_QUERY) {
    yield await db
      .select({ type: listings.type, id: listings.id, updatedAt: listings.updatedAt })
      .from(listings)
      .where(
        and(
          eq(listings.type, type),
          gt(listings.id, from),
          lte(listings.id, Math.min(from + IDS_PER_QUERY, end)),
          sql.raw(IS_VISIBLE),
        ),
      )
      .orderBy(asc(listings.id))
  }
}
