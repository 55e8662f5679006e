import { and, eq, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Counted } from '#domain/homes/offer/count.ts'
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
