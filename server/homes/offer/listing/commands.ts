import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { forgetWords } from '#server/catalog/history/commands.ts'
import { toRow } from '#server/catalog/listing/rows.ts'
import { toVerificationColumns } from '#server/catalog/listing/verification/columns.ts'
import { listings } from '#server/catalog/tables.ts'
import { findHomeVerification } from '#server/homes/home-check/queries.ts'
import { listPictures } from '#server/homes/picture/queries.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { one } from '#server/platform/db/one.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import { retargetReports } from '#server/safety/report/commands.ts'
import { getListingTarget, type ListingColumns } from './listing-key.ts'

// What visitors see of an offer.

const isListing = ({ listingType, listingId }: ListingColumns) =>
  and(eq(listings.type, listingType ?? 'sale'), eq(listings.id, listingId ?? 0))

/**
 * Keeps the listing's id and date unless the estate type changes.
 *
 * @param toListing makes the listing under an id
 */
export async function publishListing(
  transaction: Transaction,
  offer: OfferRow,
  toListing: (id: number) => StoredListing,
  now: Date,
): Promise<ListingColumns> {
  const content = toOfferContent(offer.content)
  const isSame = offer.listingId !== null && offer.listingType === content.type
  if (!isSame) await withdrawListing(transaction, offer, now)
  const id = isSame ? (offer.listingId as number) : await createListingId(transaction)
  const { publishedAt, ...row } = {
    ...toRow(toListing(id), { publishedAt: now, updatedAt: now }),
    owner: offer.owner,
    isLate: false,
    confirmedAt: offer.confirmedAt,
    deletedAt: null,
    // A verification holds for the street address that was checked.
    ...toVerificationColumns(
      await findHomeVerification(transaction, { id: offer.id, content }, now),
    ),
    images: (await listPictures(transaction, offer.id)).map(homePictureUrl),
  }
  await transaction
    .insert(listings)
    .values({ ...row, publishedAt })
    .onConflictDoUpdate({ target: [listings.type, listings.id], set: row })
  const last = getListingTarget(offer)
  // Reports of a home outlive its URL.
  if (!isSame && last !== null)
    await retargetReports(transaction, last, formatListingTarget({ type: row.type, id }))
  return { listingType: row.type, listingId: id }
}

async function createListingId(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select nextval('listing_id') as id`,
  )
  return Number(one(rows).id)
}

export async function withdrawListing(
  transaction: Transaction,
  offer: ListingColumns,
  now: Date,
): Promise<void> {
  if (offer.listingId === null) return
  await transaction.update(listings).set({ deletedAt: now, updatedAt: now }).where(isListing(offer))
}

/** Withdraws all listings of an account. */
export const withdrawListings = (transaction: Transaction, owner: string, now: Date) =>
  transaction
    .update(listings)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(listings.owner, owner), isNull(listings.deletedAt)))

/** Keeps the row, so that index followers see the deletion, and clears its content. */
const blank = (now: Date) => ({
  owner: null,
  description: '',
  descriptionEn: null,
  descriptionUk: null,
  address: sql`${listings.city}`,
  images: [],
  district: null,
  street: null,
  building: null,
  lat: null,
  lng: null,
  placeRadius: null,
  home: null,
  priceDrop: null,
  priceDropSince: null,
  deletedAt: now,
  updatedAt: now,
})

export async function anonymizeListing(
  transaction: Transaction,
  offer: ListingColumns,
  now: Date,
): Promise<void> {
  if (offer.listingId !== null) await anonymizeWhere(transaction, isListing(offer), now)
}

/** Blanks all listings of an account. */
export const anonymizeListings = (transaction: Transaction, owner: string, now: Date) =>
  anonymizeWhere(transaction, eq(listings.owner, owner), now)

async function anonymizeWhere(transaction: Transaction, condition: SQL | undefined, now: Date) {
  const blanked = await transaction
    .update(listings)
    .set(blank(now))
    .where(condition)
    .returning({ type: listings.type, id: listings.id })
  await forgetWords(transaction, blanked)
}
