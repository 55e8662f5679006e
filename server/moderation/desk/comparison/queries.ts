import { and, desc, isNotNull, not, sql } from 'drizzle-orm'
import type { Quartiles } from '#domain/catalog/price/price-fence.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import { HAS_LOST_CLAIM } from '#server/homes/claimed-homes/queries.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * Descriptions of homes that a moderator approved, latest move first; without homes that lost a
 * claim.
 */
export const listApprovedTexts = (
  db: Queryable,
  limit: number,
): Promise<{ owner: string; text: string }[]> =>
  db
    .select({ owner: offers.owner, text: sql<string>`${offers.content} ->> 'description'` })
    .from(offers)
    .where(
      and(
        isNotNull(offers.firstApprovedAt),
        not(HAS_LOST_CLAIM),
        sql`${offers.content} ->> 'description' <> ''`,
      ),
    )
    .orderBy(desc(offers.movedAt))
    .limit(limit)

/** Homes that a home is compared with. */
export interface HomeKind {
  readonly type: 'sale' | 'rent'
  readonly city: string
  readonly rooms: number
  /** Id of the home itself, which is left out; 0 before it has one. */
  readonly id: number
}

/**
 * Quartiles of prices per m² of visible homes, in the order of `kinds`. One statement for any
 * number of kinds reads the listings once.
 */
export async function readQuartiles(
  db: Queryable,
  kinds: readonly HomeKind[],
): Promise<Quartiles[]> {
  if (kinds.length === 0) return []
  const list = <Name extends keyof HomeKind>(name: Name) => sql.param(kinds.map((it) => it[name]))
  const { rows } = await db.execute<{ place: string } & Record<keyof Quartiles, string>>(sql`
    select kind.place, count(*) as count,
      percentile_cont(0.25) within group (order by price / area) as lower,
      percentile_cont(0.75) within group (order by price / area) as upper
    from unnest(
      ${list('type')}::text[], ${list('city')}::text[], ${list('rooms')}::integer[], ${list('id')}::integer[]
    ) with ordinality as kind (type, city, rooms, id, place)
    join ${listings} on listings.type = kind.type and listings.city = kind.city
      and listings.rooms = kind.rooms and listings.id <> kind.id
    where ${sql.raw(IS_VISIBLE)}
    group by kind.place`)
  const found = new Map(rows.map((row) => [Number(row.place), row]))
  return kinds.map((_, index) => {
    const { count = 0, lower = 0, upper = 0 } = found.get(index + 1) ?? {}
    return { count: Number(count), lower: Number(lower), upper: Number(upper) }
  })
}
