import { and, asc, desc, eq, isNotNull, ne, not, sql } from 'drizzle-orm'
import type { Quartiles } from '#domain/catalog/price/price-fence.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import { HAS_LOST_CLAIM } from '#server/homes/claimed-homes/queries.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export interface ApprovedText {
  /** The offer. */
  readonly id: string
  readonly owner: string
  readonly text: string
}

/**
 * Descriptions of homes that a moderator approved, latest move first; without homes that lost a
 * claim.
 */
export const listApprovedTexts = (db: Queryable, limit: number): Promise<ApprovedText[]> =>
  db
    .select({
      id: offers.id,
      owner: offers.owner,
      text: sql<string>`${offers.content} ->> 'description'`,
    })
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

export interface UsualPrices extends Quartiles {
  readonly median: number
}

/**
 * Quartiles of prices per m² of visible homes, in the order of `kinds`. One statement for any
 * number of kinds reads the listings once.
 */
export async function readQuartiles(
  db: Queryable,
  kinds: readonly HomeKind[],
): Promise<UsualPrices[]> {
  if (kinds.length === 0) return []
  const list = <Name extends keyof HomeKind>(name: Name) => sql.param(kinds.map((it) => it[name]))
  const { rows } = await db.execute<{ place: string } & Record<keyof UsualPrices, string>>(sql`
    select kind.place, count(*) as count,
      percentile_cont(0.25) within group (order by price / area) as lower,
      percentile_cont(0.5) within group (order by price / area) as median,
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
    const { count = 0, lower = 0, median = 0, upper = 0 } = found.get(index + 1) ?? {}
    return {
      count: Number(count),
      lower: Number(lower),
      median: Number(median),
      upper: Number(upper),
    }
  })
}

/** Homes of a kind, those with the most similar area first. */
export const listSimilarHomes = (
  db: Queryable,
  { type, city, rooms, id }: HomeKind,
  { area, limit }: { readonly area: number; readonly limit: number },
) =>
  db
    .select({
      id: listings.id,
      address: listings.address,
      area: listings.area,
      price: listings.price,
    })
    .from(listings)
    .where(
      and(
        eq(listings.type, type),
        eq(listings.city, city),
        eq(listings.rooms, rooms),
        ne(listings.id, id),
        sql.raw(IS_VISIBLE),
      ),
    )
    .orderBy(sql`abs(${listings.area} - ${area})`, asc(listings.id))
    .limit(limit)
