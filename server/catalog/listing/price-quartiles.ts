import { sql } from 'drizzle-orm'
import type { Quartiles } from '#domain/catalog/price/price-fence.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { IS_VISIBLE } from './visible.ts'

/** Homes that a home is compared with. */
export interface HomeKind {
  readonly type: 'sale' | 'rent'
  readonly city: string
  readonly rooms: number
  /** Id of the home itself, which is left out; 0 before it has one. */
  readonly id: number
}

export interface PriceQuartiles extends Quartiles {
  readonly median: number
}

/** Enough for quartiles; a city may have 50,000 of a kind. */
export const MAX_COMPARED_HOMES = 500

/**
 * Quartiles of prices per m² of the newest visible homes of each kind, in the order of `kinds`. One statement for any
 * number of kinds.
 */
export async function readQuartiles(
  db: Queryable,
  kinds: readonly HomeKind[],
): Promise<PriceQuartiles[]> {
  if (kinds.length === 0) return []
  const list = <Name extends keyof HomeKind>(name: Name) => sql.param(kinds.map((it) => it[name]))
  const { rows } = await db.execute<{ place: string } & Record<keyof PriceQuartiles, string>>(sql`
    select kind.place, count(square) as count,
      percentile_cont(0.25) within group (order by square) as lower,
      percentile_cont(0.5) within group (order by square) as median,
      percentile_cont(0.75) within group (order by square) as upper
    from unnest(
      ${list('type')}::text[], ${list('city')}::text[], ${list('rooms')}::integer[], ${list('id')}::integer[]
    ) with ordinality as kind (type, city, rooms, id, place)
    cross join lateral (
      select price / area as square from ${listings}
      where listings.type = kind.type and listings.city = kind.city
        and listings.rooms = kind.rooms and listings.id <> kind.id and ${sql.raw(IS_VISIBLE)}
      order by listings.id desc limit ${MAX_COMPARED_HOMES}
    ) as home
    group by kind.place`)
  const found = new Map(rows.map((row) => [Number(row.place), row]))
  return kinds.map((_, index) => {
    const { count = 0, lower = 0, median = 0, upper = 0 } = found.get(index + 1) ?? {}
    return {
      count: Number(count),
      lower: Number(lower),
      median: Number(median),
      upper: Number(upper),
    }
  })
}
