import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { OfferStep } from '#domain/homes/offer/content.ts'
import { applyMove } from '#domain/homes/offer/lifecycle/apply-move.ts'
import {
  awaitsDecision,
  getNextState,
  getResult,
  isVisible,
  MOVES,
  type OfferAction,
  type OfferState,
} from '#domain/homes/offer/lifecycle/state.ts'
import type { RejectedVersion } from '#domain/homes/offer/rejected-version.ts'
import { type DecidedHome, findRecusalReason } from '#domain/moderation/may-decide.ts'
import type { Result } from '#domain/platform/result.ts'
import { HOME_DECISIONS } from '#domain/safety/logged-decision.ts'
import { overturnClaims } from '#server/homes/claim/commands.ts'
import { CLAIMERS } from '#server/homes/claim/queries.ts'
import {
  endChange,
  findHome,
  foldChange,
  lockWithHome,
} from '#server/homes/offer/change/commands.ts'
import {
  publishListing,
  withdrawListing,
  withdrawListings,
} from '#server/homes/offer/listing/commands.ts'
import { rowToListing } from '#server/homes/offer/listing/to-listing.ts'
import { IS_REPORTED, isReportedBy } from '#server/homes/offer/reported.ts'
import { listPictures } from '#server/homes/picture/queries.ts'
import { type OfferRow, offers } from '#server/homes/tables.ts'
import { listModerators } from '#server/people/role/queries.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { logDecision } from '#server/safety/decision-log.ts'
import { toDecidingModerator } from './deciding-moderator.ts'
import { DECIDED_BY } from './queries.ts'

export interface MoveTools {
  readonly rates: DisplayRates
  readonly now: Date
}

/**
 * `changed`: the owner changed the home after the revision that was seen; `not now`: its state no longer allows the
 * action, or a moderator decided first.
 */
export type MoveRefusal = 'not found' | 'changed' | 'recused' | 'not now'

/** A moderator's move names the moderator. */
export type MoveRequest = RequestedStep &
  (
    | { readonly actor: 'moderator' | 'claim'; readonly uid: string }
    | { readonly actor: 'owner' | 'system' }
  )

interface RequestedStep {
  readonly id: string
  readonly action: OfferAction
  readonly reason?: string | undefined
  /** What the owner has to change after a rejection. */
  readonly step?: OfferStep | null
  /** The revision that was seen: with another one, nothing is done. */
  readonly revision?: number
}

/**
 * Moves an offer, and puts up or withdraws its listing in the same transaction.
 */
export function moveOffer(
  db: Queryable,
  request: MoveRequest,
  { rates, now }: MoveTools,
): Promise<Result<null, MoveRefusal>> {
  const { id, action, actor, reason = null, revision } = request
  const moderator = request.actor === 'moderator' || request.actor === 'claim' ? request.uid : null
  return db.transaction(async (transaction): Promise<Result<null, MoveRefusal>> => {
    await lockWithHome(transaction, id)
    const [found] = await transaction
      .select({
        offer: offers,
        isReported: IS_REPORTED,
        decidedBy: DECIDED_BY,
        claimers: CLAIMERS,
        hasReported: isReportedBy(moderator),
      })
      .from(offers)
      .where(eq(offers.id, id))
      .for('update', { of: offers })
    if (found === undefined) return { refusal: 'not found' }
    const { offer, isReported, ...relations } = found
    if (revision !== undefined && revision !== offer.revision) return { refusal: 'changed' }
    if (request.actor === 'moderator') {
      if (!awaitsDecision({ ...offer, isReported })) return { refusal: 'not now' }
      if (await mustRecuse(transaction, { ...offer, ...relations }, request.uid))
        return { refusal: 'recused' }
    }
    if (action === 'appeal' && (offer.appeal !== null || reason === null))
      return { refusal: 'not now' }
    const state = getNextState(offer.state, action, actor)
    if (state === null) return { refusal: 'not now' }
    // A published home is what it was when it was put up, until its change ends.
    const isShown = action === 'approve' && isVisible(offer.state)
    const isPutUp = isVisible(state) && !isShown
    if (isPutUp && offer.changes !== null)
      await storeChange(transaction, offer, request, { rates, now })
    else {
      const listing = isPutUp
        ? await publishListing(
            transaction,
            { ...offer, confirmedAt: applyMove(offer, request, now).confirmedAt },
            rowToListing(offer, rates),
            now,
          )
        : {}
      await storeMove(transaction, offer, request, now, listing)
    }
    const decision = HOME_DECISIONS.find((one) => one === action)
    if (decision !== undefined) {
      if (moderator === null) throw new Error(`No moderator is named for ${decision}.`)
      const home = offer.changes === null ? { target: id } : { target: offer.changes, change: id }
      const askedAt = isShown ? {} : { askedAt: offer.movedAt }
      const decided = { kind: 'offer', ...home, decision, reason, uid: moderator } as const
      await logDecision(transaction, { ...decided, ...askedAt }, now)
    }
    if (action === 'approve' && offer.appeal !== null)
      await overturnClaims(transaction, offer.changes ?? id, now)
    return null
  })
}

async function mustRecuse(db: Queryable, home: DecidedHome, uid: string) {
  const parties = [home.owner, ...home.claimers]
  const moderator = toDecidingModerator(uid, parties, await listModerators(db))
  return findRecusalReason(home, moderator) !== null
}

/**
 * The only place that writes a state, together with what follows from it: visibility, marks and
 * reasons.
 */
async function storeMove(
  transaction: Transaction,
  offer: OfferRow,
  step: Pick<MoveRequest, 'action' | 'reason' | 'step'>,
  now: Date,
  listing: Partial<OfferRow> = {},
): Promise<void> {
  const moved = applyMove(offer, step, now)
  if (!isVisible(moved.state)) await withdrawListing(transaction, offer, now)
  const rejected = await getRejected(transaction, offer, step, now)
  const content = CHANGELESS.includes(moved.state) ? await foldChange(transaction, offer.id) : null
  await transaction
    .update(offers)
    .set({
      ...moved,
      ...listing,
      ...(content && { content, revision: offer.revision + 1 }),
      rejected,
      hasNews: isNews(offer, step.action),
    })
    .where(eq(offers.id, offer.id))
}

/** A home that is not offered in one of these states can be changed itself. */
const CHANGELESS: readonly OfferState[] = ['draft', 'rejected', 'removed']

const isRejection = (action: OfferAction) => getResult(action) === 'rejected'

/** Whether the move is a decision that changes what visitors see. */
const isNews = ({ state, hasNews }: OfferRow, action: OfferAction): boolean =>
  isRejection(action) || (action === 'approve' && !isVisible(state)) || hasNews

async function getRejected(
  transaction: Transaction,
  { id, content, rejected }: OfferRow,
  { action, step = null }: Pick<MoveRequest, 'action' | 'step'>,
  now: Date,
): Promise<RejectedVersion | null> {
  if (!isRejection(action)) return action === 'approve' ? null : rejected
  const pictures = (await listPictures(transaction, id)).map(({ hash }) => hash)
  return { at: now.toISOString(), content, pictures, step }
}

/** Shows a change of a home in place of what was shown. */
async function storeChange(
  transaction: Transaction,
  change: OfferRow,
  step: Pick<MoveRequest, 'action' | 'reason'>,
  { rates, now }: MoveTools,
): Promise<void> {
  const home = await findHome(transaction, change)
  await endChange(transaction, change)
  const { content, editedAt } = change
  const moved = { ...applyMove(change, step, now), state: home.state, content, editedAt }
  const listing = isVisible(home.state)
    ? await publishListing(transaction, { ...home, content }, rowToListing(change, rates), now)
    : {}
  const isApproved = step.action === 'approve'
  await transaction
    .update(offers)
    .set({ ...moved, ...listing, revision: home.revision + 1, hasNews: home.hasNews || isApproved })
    .where(eq(offers.id, home.id))
}

/**
 * Moves every offer that the condition selects and the system's action applies to.
 *
 * @returns them as they were
 */
export async function moveOffers(
  transaction: Transaction,
  action: 'suspend' | 'return-to-draft' | 'expire',
  condition: SQL | undefined,
  now: Date,
): Promise<OfferRow[]> {
  const rows = await transaction
    .select()
    .from(offers)
    .where(and(inArray(offers.state, MOVES[action].from), condition))
    .for('update')
  for (const offer of rows) await storeMove(transaction, offer, { action }, now)
  return rows
}

/**
 * Takes all homes of an account off the site and out of the queue; their owner can put them up
 * again.
 */
export function suspendOffers(db: Queryable, owner: string, now: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    const isTheirs = eq(offers.owner, owner)
    for (const action of ['suspend', 'return-to-draft'] as const)
      await moveOffers(transaction, action, isTheirs, now)
    await withdrawListings(transaction, owner, now)
  })
}
