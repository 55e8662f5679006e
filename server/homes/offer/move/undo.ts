import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { getResult, isVisible, type OfferAction } from '#domain/homes/offer/lifecycle/state.ts'
import { publishListing, withdrawListing } from '#server/homes/offer/listing/commands.ts'
import { rowToListing } from '#server/homes/offer/listing/to-listing.ts'
import { type OfferRow, offers } from '#server/homes/tables.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { MoveTools } from './commands.ts'

interface Move {
  /** The home before and right after it. */
  readonly before: OfferRow
  readonly after: OfferRow
  readonly action: OfferAction
  readonly at: Date
}

/** What a move changed, as it was before. What the owner has set since, such as a phone number, stays. */
const pickChanged = (before: OfferRow, after: OfferRow): Partial<OfferRow> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column, value]) => !isDeepStrictEqual(value, after[column as keyof OfferRow]),
    ),
  )

/**
 * Makes a home what it was before a move, unless it was changed or moved since.
 *
 * @returns whether it did
 */
export async function undoMove(
  transaction: Transaction,
  { before, after, action, at }: Move,
  { rates, now }: MoveTools,
): Promise<boolean> {
  const [row] = await transaction
    .select()
    .from(offers)
    .where(eq(offers.id, before.id))
    .for('update')
  if (row === undefined || row.state !== getResult(action)) return false
  if (row.movedAt.getTime() !== at.getTime() || row.revision !== after.revision) return false
  const [wasShown, isShown] = [before, row].map(({ state }) => isVisible(state))
  const { listingType, listingId } = row
  // The listing keeps the name that it got meanwhile.
  const restored = { ...row, ...pickChanged(before, after), listingType, listingId }
  if (wasShown && !isShown)
    await publishListing(transaction, restored, rowToListing(before, rates), now)
  if (isShown && !wasShown) await withdrawListing(transaction, row, now)
  await transaction.update(offers).set(restored).where(eq(offers.id, before.id))
  return true
}
