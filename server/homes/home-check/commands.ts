import { and, eq } from 'drizzle-orm'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { toVerificationColumns } from '#server/catalog/listing/verification/columns.ts'
import { listings } from '#server/catalog/tables.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import { homeChecks, type OfferRow, offers } from '#server/homes/tables.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import { findHomeVerification } from './queries.ts'

/** Locks the home. `null` if there is none with this id. */
export async function lockOffer(transaction: Transaction, id: string): Promise<OfferRow | null> {
  const [row] = await transaction.select().from(offers).where(eq(offers.id, id)).for('update')
  return row ?? null
}

/** Begins a check of a locked home, and forgets an earlier one. */
export async function askForCheck(
  transaction: Transaction,
  offer: string,
  code: string,
  now: Date,
): Promise<void> {
  await transaction.delete(homeChecks).where(eq(homeChecks.offer, offer))
  await transaction.insert(homeChecks).values({ offer, code, askedAt: now })
}

export async function saveCheckPicture(
  transaction: Transaction,
  offer: string,
  picture: { readonly bytes: Buffer<ArrayBuffer>; readonly place: string },
  now: Date,
): Promise<void> {
  await transaction
    .update(homeChecks)
    .set({ picture: picture.bytes, place: picture.place, sentAt: now })
    .where(eq(homeChecks.offer, offer))
}

/** The owner has news of it until they open My homes. */
export async function saveCheckDecision(
  transaction: Transaction,
  offer: string,
  decision: {
    readonly outcome: 'approved' | 'rejected'
    readonly reason: string | null
    /** A hash of the uid. */
    readonly moderator: string
  },
  now: Date,
): Promise<void> {
  await transaction
    .update(homeChecks)
    .set({ ...decision, decidedAt: now })
    .where(eq(homeChecks.offer, offer))
  await transaction.update(offers).set({ hasNews: true }).where(eq(offers.id, offer))
}

/** Shows on a home's page what was checked. */
export async function showVerification(
  transaction: Transaction,
  row: OfferRow,
  now: Date,
): Promise<void> {
  const listing = getListingKey(row)
  if (listing === null) return
  const home = { id: row.id, content: toOfferContent(row.content) }
  await transaction
    .update(listings)
    .set({
      ...toVerificationColumns(await findHomeVerification(transaction, home, now)),
      updatedAt: now,
    })
    .where(and(eq(listings.type, listing.type), eq(listings.id, listing.id)))
}
