import { and, eq } from 'drizzle-orm'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { DatedListing } from './reference-search.ts'

/** Stores by how much the price of a saved listing fell, as the reader of changes does. */
export async function savePriceDrop(
  db: Queryable,
  { listing, priceDrop = 0 }: DatedListing,
): Promise<void> {
  const drop = { priceDrop, priceDropSince: new Date('2025-11-01') }
  await db
    .update(listings)
    .set(priceDrop === 0 ? { priceDrop: null, priceDropSince: null } : drop)
    .where(and(eq(listings.type, listing.type), eq(listings.id, listing.id)))
}
