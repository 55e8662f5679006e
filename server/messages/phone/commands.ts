import { and, eq, isNull, ne } from 'drizzle-orm'
import { listings } from '#server/catalog/tables.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export interface PhoneChange {
  readonly owner: string
  readonly id: string
  /** The number in the format of `readOwnerPhone`; `null` to show none. */
  readonly phone: string | null
}

/** @returns whether the owner has this home */
export function setOfferPhone(
  db: Queryable,
  { owner, id, phone }: PhoneChange,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(offers)
      .set({ phone })
      .where(and(eq(offers.id, id), eq(offers.owner, owner), ne(offers.state, 'removed')))
      .returning({ listingType: offers.listingType, listingId: offers.listingId })
    if (row === undefined) return false
    const listing = getListingKey(row)
    // Cached pages are rendered again, with or without the button for the number.
    if (listing !== null)
      await transaction
        .update(listings)
        .set({ updatedAt: now })
        .where(
          and(
            eq(listings.type, listing.type),
            eq(listings.id, listing.id),
            isNull(listings.deletedAt),
          ),
        )
    return true
  })
}
