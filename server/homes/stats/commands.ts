import { and, eq, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Counted } from '#domain/homes/offer/count.ts'
import type { DayCount } from '#domain/homes/offer/stats.ts'
import { IS_PUBLISHED } from '#server/homes/offer/listed-offer.ts'
import { offerCounts, offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

const COLUMNS = { view: 'views', heart: 'hearts', unheart: 'unhearts' } as const

/** Ignores listings that no owner shows. */
export async function countOffer(
  db: Queryable,
  { what, type, id }: { readonly what: Counted; readonly type: EstateType; readonly id: number },
  day: string,
): Promise<void> {
  const column = sql.identifier(COLUMNS[what])
  const isItsOffer = and(eq(offers.listingType, type), eq(offers.listingId, id), IS_PUBLISHED)
  // One statement, so that the offer still exists when it is counted.
  await db.execute(sql`
    insert into ${offerCounts} (offer, day, ${column})
    select ${offers.id}, ${day}::date, 1 from ${offers} where ${isItsOffer} for key share
    on conflict (offer, day) do update set ${column} = ${offerCounts}.${column} + 1`)
}

export interface OfferDayCount extends DayCount {
  readonly offer: string
}

/** Rows per statement: four columns each, of the 65,535 values that a statement may have. */
const BATCH_SIZE = 5_000

/** Adds days for which nothing was counted yet. */
export async function addDayCounts(db: Queryable, counts: readonly OfferDayCount[]): Promise<void> {
  for (let from = 0; from < counts.length; from += BATCH_SIZE)
    await db
      .insert(offerCounts)
      .values(counts.slice(from, from + BATCH_SIZE))
      .onConflictDoNothing()
}
