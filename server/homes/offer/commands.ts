import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { copyPictures } from '#server/homes/picture/commands.ts'
import { offers } from '#server/homes/tables.ts'
import { accounts } from '#server/people/tables.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { eraseReports } from '#server/safety/report/commands.ts'
import { anonymizeListing, anonymizeListings } from './listing/commands.ts'

/**
 * @param options.max how many offers the owner may have
 * @param options.copiedFrom an offer of the same owner, whose pictures are copied
 * @param options.key the form's key, used as id, so that one form makes one draft
 * @returns the id; `null` when the owner already has `max`
 */
export function createOffer(
  db: Queryable,
  owner: string,
  content: Partial<OfferContent>,
  now: Date,
  options: {
    readonly max?: number
    readonly copiedFrom?: string | undefined
    readonly key?: string | undefined
  } = {},
): Promise<string | null> {
  const { max = OFFER_LIMITS.maxOffers, copiedFrom, key = '' } = options
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, owner)
    const [same] = await transaction
      .select({ owner: offers.owner, state: offers.state })
      .from(offers)
      .where(eq(offers.id, isUuid(key) ? key : ''))
    if (same?.owner === owner && same.state === 'draft') return key
    const ofOwner = and(eq(offers.owner, owner), isNull(offers.changes))
    if ((await transaction.$count(offers, ofOwner)) >= max) return null
    const id = isUuid(key) && same === undefined ? key : randomUUID()
    const moments = { createdAt: now, editedAt: now, movedAt: now }
    await transaction.insert(offers).values({ id, owner, state: 'draft', content, ...moments })
    if (copiedFrom !== undefined)
      await copyPictures(transaction, { owner, from: copiedFrom, to: id })
    return id
  })
}

export interface DraftChange {
  readonly owner: string
  readonly id: string
  /** The revision that the change is based on. */
  readonly revision: number
  readonly values: Partial<OfferContent>
}

/**
 * @returns the new revision; `null` if the offer has another one, is not a draft or belongs to
 * someone else
 */
export async function changeDraft(
  db: Queryable,
  { owner, id, revision, values }: DraftChange,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .update(offers)
    .set({
      content: sql`${offers.content} || ${JSON.stringify(values)}::jsonb`,
      revision: sql`${offers.revision} + 1`,
      editedAt: now,
    })
    .where(
      and(
        eq(offers.id, id),
        eq(offers.owner, owner),
        eq(offers.state, 'draft'),
        eq(offers.revision, revision),
      ),
    )
    .returning({ revision: offers.revision })
  return row?.revision ?? null
}

/** Erases all offers of an account. */
export async function eraseOffers(transaction: Transaction, owner: string, now: Date) {
  await eraseReports(transaction, owner)
  await anonymizeListings(transaction, owner, now)
  await transaction.delete(offers).where(eq(offers.owner, owner))
}

/** Deletes drafts that never were on the site, of accounts whose email address is not confirmed. */
export const deleteUnconfirmedDrafts = (db: Queryable, before: Date) =>
  db
    .delete(offers)
    .where(
      and(
        eq(offers.state, 'draft'),
        isNull(offers.listingId),
        lt(offers.editedAt, before),
        inArray(
          offers.owner,
          db.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.emailVerified, false)),
        ),
      ),
    )

/** Deletes offers that were removed before a moment, and blanks their listings. */
export function deleteRemovedOffers(db: Queryable, before: Date, now: Date) {
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(offers)
      .where(and(eq(offers.state, 'removed'), lt(offers.movedAt, before)))
      .returning({ listingType: offers.listingType, listingId: offers.listingId })
    for (const offer of removed) await anonymizeListing(transaction, offer, now)
    return { rowCount: removed.length }
  })
}

export async function markSeen(db: Queryable, owner: string): Promise<void> {
  await db
    .update(offers)
    .set({ hasNews: false })
    .where(and(eq(offers.owner, owner), offers.hasNews))
}
