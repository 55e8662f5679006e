import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { formatShownPlace } from '#domain/homes/offer/joined-address.ts'
import { type Decision, isDecision } from '#domain/homes/offer/lifecycle/state.ts'
import { getUndoEnd, UNDO_MS } from '#domain/moderation/undo.ts'
import type { Result } from '#domain/platform/result.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { undoMove } from '#server/homes/offer/move/undo.ts'
import { findListingKey } from '#server/homes/offer/queries.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { withdrawMail } from '#server/platform/mail/commands.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { logDecision } from '#server/safety/decision-log.ts'
import { reopenReports } from '#server/safety/report/commands.ts'
import { findLastDecisionOf } from './queries.ts'

/** `too late`: it is more than a minute ago; `changed`: something happened to the home since. */
export type UndoRefusal = 'too late' | 'changed'

export interface UndoOptions {
  readonly db: Queryable
  readonly rates: () => DisplayRates
  readonly now: () => Date
}

/**
 * Takes back decisions about homes. What homes were before is kept in memory for that minute: after a restart nothing
 * can be taken back.
 */
export function createUndo({ db, rates, now }: UndoOptions) {
  const decided = new Map<string, { readonly before: OfferRow; readonly after: OfferRow }>()

  async function findUndoable(uid: string, queryable: Queryable) {
    const since = new Date(now().getTime() - UNDO_MS)
    const last = await findLastDecisionOf(queryable, hashSecret(uid), since)
    const kept = last?.offer ? decided.get(last.offer) : undefined
    // The log names the home for a decision about its change, too.
    if (!last || kept?.after.movedAt.getTime() !== last.decidedAt.getTime()) return null
    return isDecision(last.decision) ? { last, action: last.decision, ...kept } : null
  }

  return {
    /** Call it after a decision, with the home as it was and as it is. */
    remember(before: OfferRow, after: OfferRow | undefined, decision: Decision): void {
      for (const [id, { after: was }] of decided)
        if (getUndoEnd(was.movedAt) < now()) decided.delete(id)
      // Approving an appeal also overturns claims, which stays. A rejection that took over a change has another
      // revision: taking it back would lose what was typed.
      const isUndoable = decision !== 'approve' || before.appeal === null
      if (isUndoable && after?.revision === before.revision)
        decided.set(before.id, { before, after })
    },
    /** The moderator's last decision, if it is about a home and can be taken back. */
    async find(uid: string) {
      const found = await findUndoable(uid, db)
      if (found === null) return null
      const { last, before } = found
      return {
        /** The offer. */
        id: before.id,
        decision: last.decision,
        address: formatShownPlace(toOfferContent(before.content)),
        leftMs: UNDO_MS - (now().getTime() - last.decidedAt.getTime()),
      }
    },
    /** The home and its reports wait again, as if nothing had been decided. */
    undo: (uid: string, id: string) =>
      db.transaction(async (transaction): Promise<Result<null, UndoRefusal>> => {
        const found = await findUndoable(uid, transaction)
        if (found === null || found.before.id !== id) return { refusal: 'too late' }
        const { last, before, after, action } = found
        const move = { before, after, action, at: last.decidedAt }
        if (!(await undoMove(transaction, move, { rates: rates(), now: now() })))
          return { refusal: 'changed' }
        const listing = await findListingKey(transaction, id)
        if (listing !== null) {
          const target = formatListingTarget(listing)
          await reopenReports(transaction, { kind: 'listing', target }, last.decidedAt)
        }
        const undone = { kind: 'offer', target: id, decision: 'undo', undone: last.id } as const
        await logDecision(transaction, { ...undone, reason: null, uid }, now())
        await withdrawMail(transaction, before.owner, getUndoEnd(last.decidedAt))
        decided.delete(id)
        return null
      }),
  }
}
