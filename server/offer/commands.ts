import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { HOME_DECISIONS } from '#domain/moderation/logged-decision.ts'
import { type DecidedHome, findDecisionBar } from '#domain/moderation/may-decide.ts'
import type { DisplayRates } from '#domain/money/display-rates.ts'
import { type OfferContent, toOfferContent } from '#domain/offer/content.ts'
import { OFFER_LIMITS } from '#domain/offer/limits.ts'
import {
  type Actor,
  awaitsDecision,
  getNextState,
  MOVES,
  type OfferAction,
  type OfferState,
} from '#domain/offer/state.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { overturnClaims } from '#server/claim/claimed-homes/commands.ts'
import { CLAIMERS } from '#server/claim/claimed-homes/queries.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import type { Queryable } from '#server/db/open.ts'
import { type OfferRow, offers } from '#server/db/schema/offers.ts'
import { logDecision } from '#server/decision-log/commands.ts'
import { eraseReports } from '#server/report/commands.ts'
import { IS_REPORTED, isReportedBy } from '#server/report/queries.ts'
import { listModerators } from '#server/role/queries.ts'
import { toDecider } from './decider.ts'
import {
  blankListing,
  blankListings,
  putUp,
  withdrawListing,
  withdrawListings,
} from './listing/commands.ts'
import { toListingOf } from './offered-rows.ts'
import { copyPictures } from './pictures/commands.ts'
import { DECIDED_BY } from './queries.ts'

/**
 * @param options.max how many the owner may have
 * @param options.copiedFrom an offer of the same owner, whose pictures it gets
 * @param options.key of the form: it becomes the id, so that one form makes one draft
 * @returns the id; `null` when the owner has `max` already
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
  const { max = OFFER_LIMITS.offers, copiedFrom, key = '' } = options
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, owner)
    const [same] = await transaction
      .select({ owner: offers.owner, state: offers.state })
      .from(offers)
      .where(eq(offers.id, isUuid(key) ? key : ''))
    if (same?.owner === owner && same.state === 'draft') return key
    const [row] = await transaction
      .select({ total: count() })
      .from(offers)
      .where(eq(offers.owner, owner))
    if ((row?.total ?? 0) >= max) return null
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
  /** The revision that was changed. */
  readonly revision: number
  readonly values: Partial<OfferContent>
}

/** @returns the new revision; `null` if the offer has another one, is no draft or not the owner's */
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

interface MoveTools {
  readonly rates: DisplayRates
  readonly now: Date
}

export interface MoveRequest {
  readonly id: string
  readonly action: OfferAction
  readonly actor: Actor
  /** Of the moderator. */
  readonly uid?: string
  readonly reason?: string | undefined
  /** Nothing is done with another one: what is decided is what was seen. */
  readonly revision?: number
}

/**
 * Moves an offer, and puts its listing up or withdraws it with it.
 *
 * @returns whether it was moved: not if it is in another state by now, or a moderator has decided
 */
export function moveOffer(
  db: Queryable,
  request: MoveRequest,
  { rates, now }: MoveTools,
): Promise<boolean> {
  const { id, action, actor, reason = null, revision } = request
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        offer: offers,
        isReported: IS_REPORTED,
        decidedBy: DECIDED_BY,
        claimers: CLAIMERS,
        hasReported: isReportedBy(request.uid ?? ''),
      })
      .from(offers)
      .where(eq(offers.id, id))
      .for('update', { of: offers })
    if (found === undefined) return false
    const { offer, isReported, ...relations } = found
    if (revision !== undefined && revision !== offer.revision) return false
    if (actor === 'moderator') {
      if (!awaitsDecision({ ...offer, isReported })) return false
      if (await isBarred(transaction, { ...offer, ...relations }, request.uid)) return false
    }
    if (action === 'appeal' && (offer.appeal !== null || reason === null)) return false
    const state = getNextState(offer.state, action, actor)
    if (state === null) return false
    // What is shown stays as it is: only a draft can be changed.
    const isShown = action === 'approve' && offer.state === 'published'
    const isPutUp = state === 'published' && !isShown
    const listing = isPutUp ? await putUp(transaction, offer, toListing(offer, rates), now) : {}
    if (state !== 'published') await withdrawListing(transaction, offer, now)
    await transaction
      .update(offers)
      .set({
        state,
        movedAt: now,
        ...listing,
        ...getMarks(offer, request, now),
        appeal: getAppeal(offer, request, state),
        ...{ reason: getReason(offer, action, reason) },
      })
      .where(eq(offers.id, id))
    const decision = HOME_DECISIONS.find((one) => one === action)
    if (decision !== undefined) {
      const decided = { kind: 'offer', target: id, decision } as const
      await logDecision(transaction, { ...decided, reason, uid: request.uid ?? '' }, now)
    }
    if (action === 'approve' && offer.appeal !== null) await overturnClaims(transaction, id, now)
    return true
  })
}

const toListing =
  ({ content }: OfferRow, rates: DisplayRates) =>
  (id: number) =>
    toListingOf(toOfferContent(content), id, rates)

async function isBarred(db: Queryable, home: DecidedHome, uid: string | undefined) {
  if (uid === undefined) return true
  const parties = [home.owner, ...home.claimers]
  const moderator = toDecider(uid, parties, await listModerators(db))
  return findDecisionBar(home, moderator) !== null
}

/** An appeal stays until the home is approved or changed, so that there is one for each rejection. */
function getAppeal(offer: OfferRow, { action, reason }: MoveRequest, state: OfferState) {
  if (action === 'appeal') return reason ?? null
  // What it lost a claim for is new to its owner.
  if (action === 'grant-claim') return null
  return action === 'approve' || state === 'draft' ? null : offer.appeal
}

/** A reason stays until a moderator approves the home. */
const getReason = (offer: OfferRow, action: OfferAction, reason: string | null) =>
  action === 'reject' || action === 'grant-claim'
    ? reason
    : action === 'approve'
      ? null
      : offer.reason

function getMarks(offer: OfferRow, { action }: MoveRequest, now: Date): Partial<OfferRow> {
  if (action === 'approve')
    return {
      isApproved: true,
      approvedContent: offer.content,
      firstApprovedAt: offer.firstApprovedAt ?? now,
      confirmedAt: offer.state === 'waiting' ? now : offer.confirmedAt,
    }
  if (action === 'confirm' || action === 'put-up-again' || action === 'publish')
    return { confirmedAt: now }
  return action === 'revise' || action === 'restore' ? { isApproved: false } : {}
}

/** Everything that an account put up. */
export async function eraseOffers(db: Queryable, owner: string, now: Date): Promise<void> {
  await eraseReports(db, owner)
  await blankListings(db, owner, now)
  await db.delete(offers).where(eq(offers.owner, owner))
}

/** Deletes offers that were removed before a moment, and the words of their listings. */
export function deleteRemovedOffers(db: Queryable, since: Date, now: Date) {
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(offers)
      .where(and(eq(offers.state, 'removed'), lt(offers.movedAt, since)))
      .returning({ listingType: offers.listingType, listingId: offers.listingId })
    for (const offer of removed) await blankListing(transaction, offer, now)
    return { rowCount: removed.length }
  })
}

/** Takes everything of an account off the site and out of the queue; its owner can put it up again. */
export function suspendOffers(db: Queryable, owner: string, now: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    for (const action of ['suspend', 'hand-back'] as const) {
      const { from, to } = MOVES[action]
      await transaction
        .update(offers)
        .set({ state: to, movedAt: now })
        .where(and(eq(offers.owner, owner), inArray(offers.state, from)))
    }
    await withdrawListings(transaction, owner, now)
  })
}
