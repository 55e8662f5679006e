import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import type { DayCount, OfferStats } from '#domain/homes/offer/stats.ts'
import { listings } from '#server/catalog/tables.ts'
import { IS_PUBLISHED } from '#server/homes/offer/listed-offer.ts'
import { offerCounts, offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Days from `since` on, in order. */
export const listDayCounts = (db: Queryable, offer: string, since: string): Promise<DayCount[]> =>
  db
    .select({ day: offerCounts.day, views: offerCounts.views, hearts: offerCounts.hearts })
    .from(offerCounts)
    .where(and(eq(offerCounts.offer, offer), gte(offerCounts.day, since)))
    .orderBy(asc(offerCounts.day))

export async function countHeartsNow(db: Queryable, offer: string): Promise<number> {
  const [row] = await db
    .select({
      hearts: sql<number>`coalesce(sum(${offerCounts.hearts} - ${offerCounts.unhearts}), 0)::int`,
    })
    .from(offerCounts)
    .where(eq(offerCounts.offer, offer))
  return Math.max(0, row?.hearts ?? 0)
}

const median = (column: 'views' | 'hearts') =>
  sql<number>`coalesce(percentile_cont(0.5) within group (order by ${sql.identifier(column)}), 0)::float8`

/** Reads the counts of other owners' visible homes of the same type in the same city. */
export async function readSimilarCounts(
  db: Queryable,
  home: { readonly offer: string; readonly type: 'sale' | 'rent'; readonly city: string },
  since: string,
): Promise<NonNullable<OfferStats['similar']>> {
  const sums = db
    .select({
      views: sql<number>`coalesce(sum(${offerCounts.views}), 0)`.as('views'),
      hearts: sql<number>`coalesce(sum(${offerCounts.hearts}), 0)`.as('hearts'),
    })
    .from(offers)
    .innerJoin(
      listings,
      and(eq(listings.type, offers.listingType), eq(listings.id, offers.listingId)),
    )
    .leftJoin(offerCounts, and(eq(offerCounts.offer, offers.id), gte(offerCounts.day, since)))
    .where(
      and(
        IS_PUBLISHED,
        eq(listings.type, home.type),
        eq(listings.city, home.city),
        ne(offers.id, home.offer),
      ),
    )
    .groupBy(offers.id)
    .as('sums')
  const [row] = await db
    .select({ homes: sql<number>`count(*)::int`, views: median('views'), hearts: median('hearts') })
    .from(sums)
  return row ?? { homes: 0, views: 0, hearts: 0 }
}

/** Sums of the days from `since` on of an owner's homes, by offer id; homes without any are left out. */
export async function sumCountsOf(
  db: Queryable,
  owner: string,
  since: string,
): Promise<ReadonlyMap<string, Pick<DayCount, 'views' | 'hearts'>>> {
  const rows = await db
    .select({
      offer: offerCounts.offer,
      views: sql<number>`sum(${offerCounts.views})::int`,
      hearts: sql<number>`sum(${offerCounts.hearts})::int`,
    })
    .from(offerCounts)
    .innerJoin(offers, eq(offers.id, offerCounts.offer))
    .where(and(eq(offers.owner, owner), gte(offerCounts.day, since)))
    .groupBy(offerCounts.offer)
  return new Map(rows.map(({ offer, ...counts }) => [offer, counts]))
}
