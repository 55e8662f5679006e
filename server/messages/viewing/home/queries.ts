import { and, eq } from 'drizzle-orm'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { joinAddress, joinHouse } from '#domain/homes/offer/joined-address.ts'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { listings } from '#server/catalog/tables.ts'
import { offers } from '#server/homes/tables.ts'
import type { ConversationRow } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export type ViewedHome = Awaited<ReturnType<typeof findViewedHome>>

export async function findViewedHome(
  db: Queryable,
  { listingType, listingId, owner }: ConversationRow,
) {
  const [home] = await db
    .select({ address: listings.address, content: offers.content })
    .from(listings)
    .leftJoin(
      offers,
      and(
        eq(offers.listingType, listings.type),
        eq(offers.listingId, listings.id),
        eq(offers.owner, owner ?? ''),
      ),
    )
    .where(and(eq(listings.type, listingType), eq(listings.id, listingId)))
  const content = toOfferContent(home?.content ?? {})
  return {
    /** The place as the home's page shows it; '' once nothing is left of it. */
    shownPlace: toSingleLine(home?.address ?? ''),
    /** `null` unless the page withholds it and the owner still has the home. */
    exactPlace:
      content.exactness === 'withheld'
        ? toSingleLine(joinAddress([joinHouse(content), content.district, content.city]))
        : null,
  }
}
