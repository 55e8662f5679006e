import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { ListedOffer } from '#server/catalog/listing/queries.ts'
import { listings } from '#server/catalog/tables.ts'
import { HAS_LOST_CLAIM } from '#server/homes/claim/queries.ts'
import { offers } from '#server/homes/tables.ts'
import { accounts } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** SQL condition: visitors see the offer, as a listing. */
export const IS_PUBLISHED = eq(offers.state, 'published')

/** SQL condition: the offer behind the listing. */
export const isItsOffer = and(
  isNotNull(listings.owner),
  eq(offers.listingType, listings.type),
  eq(offers.listingId, listings.id),
)

const IS_BARRED = sql<boolean>`${HAS_LOST_CLAIM} or exists (
  select from ${accounts} where ${accounts.uid} = ${offers.owner} and ${accounts.disabled}
)`

export async function findListedOffer(
  db: Queryable,
  type: EstateType,
  id: number,
): Promise<ListedOffer | null> {
  const [found] = await db
    .select({
      state: offers.state,
      confirmedAt: offers.confirmedAt,
      showsPhone: sql<boolean>`${offers.phone} is not null`,
      isBarred: IS_BARRED,
    })
    .from(offers)
    .where(and(eq(offers.listingType, type), eq(offers.listingId, id)))
  return found ?? null
}
