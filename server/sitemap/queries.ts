import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { MAX_INT32 } from '#domain/listing/int32.ts'
import type { Queryable } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { IS_VISIBLE } from '#server/db/schema/visible-listing.ts'

/** The homes of a type that have an id above one and up to another. */
export interface Range {
  readonly type: EstateType
  readonly after: number
  readonly upTo: number
}

/** A home as a sitemap names it. */
export interface MappedHome {
  readonly type: EstateType
  readonly id: number
  readonly updatedAt: Date
}

/** So many ids are looked through by one statement. */
const STEP = 2_000

/**
 * The ranges of `width` ids each that have homes in them, in their order. Asks the key for one home
 * of each, so that its cost hardly grows with the catalog.
 */
export async function rangesWithHomes(
  db: Queryable,
  type: EstateType,
  width: number,
): Promise<Range[]> {
  const [found] = await db
    .select({ last: max(listings.id) })
    .from(listings)
    .where(eq(listings.type, type))
  const ranges = Math.ceil((found?.last ?? 0) / width)
  // Not "where exists", which may be planned as a join that reads the whole table for each range.
  const { rows } = await db.execute<{ number: number }>(sql`
    select number::integer
      from generate_series(0::bigint, ${ranges - 1}::bigint) as number
      cross join lateral (
        select 1 from ${listings}
          where ${listings.type} = ${type}
            and ${listings.id} > number * ${width}::bigint
            and ${listings.id} <= (number + 1) * ${width}::bigint
            and ${sql.raw(IS_VISIBLE)}
          limit 1) as home
      order by number`)
  return rows.map(({ number }) => ({ type, after: number * width, upTo: (number + 1) * width }))
}

/** The homes of a range, some at a time, each time by a statement of its own. */
export async function* homesIn(
  db: Queryable,
  { type, after, upTo }: Range,
): AsyncGenerator<readonly MappedHome[]> {
  const end = Math.min(upTo, MAX_INT32)
  for (let from = after; from < end; from += STEP) {
    yield await db
      .select({ type: listings.type, id: listings.id, updatedAt: listings.updatedAt })
      .from(listings)
      .where(
        and(
          eq(listings.type, type),
          gt(listings.id, from),
          lte(listings.id, Math.min(from + STEP, end)),
          sql.raw(IS_VISIBLE),
        ),
      )
      .orderBy(asc(listings.id))
  }
}
