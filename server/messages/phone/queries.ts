import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import { IS_PUBLISHED, isItsOffer } from '#server/homes/offer/listed-offer.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** `null` unless visitors see the home and its owner shows a number. */
export async function findShownPhone(db: Queryable, type: EstateType, id: number) {
  const [row] = await db
    .select({ owner: offers.owner, address: listings.address, phone: offers.phone })
    .from(listings)
    .innerJoin(offers, and(isItsOffer, eq(offers.owner, listings.owner)))
    .where(
      and(
        eq(listings.type, type),
        eq(listings.id, id),
        sql.raw(IS_VISIBLE),
        IS_PUBLISHED,
        isNotNull(offers.phone),
      ),
    )
  return row && row.phone !== null ? { ...row, phone: row.phone } : null
}
