import { and, asc, desc, eq, isNotNull, ne, not, sql } from 'drizzle-orm'
import { type HomeKind, MAX_COMPARED_HOMES } from '#server/catalog/listing/price-quartiles.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import { HAS_LOST_CLAIM } from '#server/homes/claim/queries.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export type ApprovedText = Awaited<ReturnType<typeof listApprovedTexts>>[number]

/**
 * Descriptions of homes that a moderator approved, latest move first; without homes that lost a
 * claim.
 */
export const listApprovedTexts = (db: Queryable, limit: number) =>
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

/** Of the homes that a price is compared with, those with the most similar area first. */
export function listSimilarHomes(
  db: Queryable,
  { type, city, rooms, id }: HomeKind,
  { area, limit }: { readonly area: number; readonly limit: number },
) {
  const compared = db
    .select({
      id: listings.id,
      address: listings.address,
      area: sql<number>`${listings.area}`.as('area'),
      price: listings.price,
    })
    .from(listings)
    .where(
      and(
        eq(listings.type, type),
        eq(listings.city, city),
        eq(listings.rooms, rooms),
        ne(listings.id, id),
        isNotNull(listings.area),
        sql.raw(IS_VISIBLE),
      ),
    )
    .orderBy(desc(listings.id))
    .limit(MAX_COMPARED_HOMES)
    .as('compared')
  return db
    .select()
    .from(compared)
    .orderBy(sql`abs(${compared.area} - ${area})`, asc(compared.id))
    .limit(limit)
}
