import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { getLinkCutoff } from '#domain/homes/offer/lifecycle/expiry.ts'
import { ACTIVE_STATES } from '#domain/homes/offer/lifecycle/state.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import type { ListingKey } from '#search/indexed-listing.ts'
import { IS_PUBLISHED } from '#server/homes/offer/listed-offer.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import { type OfferRow, offerReminders, offers } from '#server/homes/tables.ts'
import { accounts } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'

/** Offers of one owner, the last changed first. */
export const listOffers = (db: Queryable, owner: string): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(eq(offers.owner, owner))
    .orderBy(desc(sql`greatest(${offers.movedAt}, ${offers.editedAt})`), asc(offers.id))

export async function findOwnOffer(
  db: Queryable,
  owner: string,
  id: string,
): Promise<OfferRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.owner, owner)))
  return row ?? null
}

/** Counts all but the offer with this id. */
export const countOtherActive = (db: Queryable, owner: string, id: string): Promise<number> =>
  db.$count(
    offers,
    and(
      eq(offers.owner, owner),
      not(eq(offers.id, id)),
      isNull(offers.changes),
      inArray(offers.state, ACTIVE_STATES),
    ),
  )

/** Whether a moderator ever approved a home of this owner. */
export async function hasApprovedOffer(db: Queryable, owner: string): Promise<boolean> {
  const isApproved = and(eq(offers.owner, owner), isNotNull(offers.firstApprovedAt))
  return (await db.$count(offers, isApproved)) > 0
}

/** The listing of an offer; `null` before it was first published. */
export async function findListingKey(db: Queryable, id: string): Promise<ListingKey | null> {
  const [row] = await db
    .select({ listingType: offers.listingType, listingId: offers.listingId })
    .from(offers)
    .where(eq(offers.id, id))
  return row ? getListingKey(row) : null
}

/** Homes with a decision that their owner has not seen. */
export const countNews = (db: Queryable, owner: string): Promise<number> =>
  db.$count(offers, and(eq(offers.owner, owner), offers.hasNews))

/** The id of a home that this owner shows, by its listing. */
export async function findShownOffer(db: Queryable, owner: string, { type, id }: ListingKey) {
  const isListing = and(eq(offers.listingType, type), eq(offers.listingId, id))
  const [row] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.owner, owner), isListing, IS_PUBLISHED))
  return row?.id ?? null
}

/**
 * The home that a mailed link names; `null` if the link is unknown or too old, or its account is
 * disabled.
 */
export async function findByLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<OfferRow | null> {
  const [found] = await db
    .select({ offer: offers })
    .from(offerReminders)
    .innerJoin(offers, eq(offers.id, offerReminders.offer))
    .leftJoin(accounts, eq(accounts.uid, offers.owner))
    .where(
      and(
        eq(offerReminders.hash, hashSecret(token)),
        gte(offerReminders.sentAt, getLinkCutoff(now)),
        sql`${accounts.disabled} is not true`,
      ),
    )
  return found?.offer ?? null
}
