import { and, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { getRetentionCutoff, type RetentionKind } from '#domain/account/retention.ts'
import { deleteEndedBans } from '#server/ban/commands.ts'
import { deleteEndedErasedBans } from '#server/ban/erased/commands.ts'
import { deleteLeftConversations, deleteQuietConversations } from '#server/conversation/commands.ts'
import type { Queryable } from '#server/db/open.ts'
import { actionCodes } from '#server/db/schema/account/action-codes.ts'
import { federatedTickets } from '#server/db/schema/account/federated-tickets.ts'
import { knownDevices } from '#server/db/schema/account/known-devices.ts'
import { oauthAttempts } from '#server/db/schema/account/oauth-attempts.ts'
import { sessions } from '#server/db/schema/account/sessions.ts'
import { signIns } from '#server/db/schema/account/sign-ins.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'
import { mailSpool } from '#server/db/schema/mail-spool.ts'
import { offerReminders } from '#server/db/schema/offer-reminders.ts'
import { reports } from '#server/db/schema/reports.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import {
  deleteDecidedPictures,
  deleteOldChecks,
} from '#server/home-check/checked-homes/commands.ts'
import { deleteRemovedOffers } from '#server/offer/commands.ts'
import { deletePastViewings } from '#server/viewing/commands.ts'

type Deletion = (
  db: Queryable,
  since: Date,
  now: Date,
) => Promise<{ readonly rowCount: number | null }>

const DELETIONS: Readonly<Record<RetentionKind, Deletion>> = {
  unconfirmedSubscription: (db, since) =>
    db
      .delete(subscriptions)
      .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.askedAt, since))),
  undeliverableMail: (db, since) =>
    db.delete(mailSpool).where(and(isNull(mailSpool.dueAt), lt(mailSpool.createdAt, since))),
  idleSignIn: (db, since) => db.delete(signIns).where(lt(signIns.usedAt, since)),
  signIn: (db, since) => db.delete(signIns).where(lt(signIns.createdAt, since)),
  endedSession: async (db, since) => {
    const expired = await db.delete(sessions).where(lt(sessions.expiresAt, since))
    const signIn = db
      .select({ one: sql`1` })
      .from(signIns)
      .where(sql`${signIns.id} = ${sessions.signInId}`)
    const orphaned = await db
      .delete(sessions)
      .where(and(isNotNull(sessions.signInId), notExists(signIn)))
    return { rowCount: (expired.rowCount ?? 0) + (orphaned.rowCount ?? 0) }
  },
  knownDevice: (db, since) => db.delete(knownDevices).where(lt(knownDevices.seenAt, since)),
  expiredActionCode: (db, since) => db.delete(actionCodes).where(lt(actionCodes.expiresAt, since)),
  expiredTicket: (db, since) =>
    db.delete(federatedTickets).where(lt(federatedTickets.expiresAt, since)),
  expiredOAuthAttempt: (db, since) =>
    db.delete(oauthAttempts).where(lt(oauthAttempts.expiresAt, since)),
  removedOffer: deleteRemovedOffers,
  offerReminder: (db, since) => db.delete(offerReminders).where(lt(offerReminders.sentAt, since)),
  checkPicture: deleteDecidedPictures,
  openCheck: deleteOldChecks,
  leftConversation: deleteLeftConversations,
  quietConversation: deleteQuietConversations,
  pastViewing: deletePastViewings,
  report: (db, since) => db.delete(reports).where(lt(reports.createdAt, since)),
  ban: (db, _, now) => deleteEndedBans(db, now),
  erasedBan: (db, _, now) => deleteEndedErasedBans(db, now),
  takenForm: (db, since) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.takenAt, since)),
}

/**
 * Deletes rows past their retention period. Several processes may do so concurrently.
 *
 * @returns how many rows of each kind were deleted, without kinds that had none
 */
export async function deleteExpiredRows(
  db: Queryable,
  now: Date,
): Promise<Partial<Readonly<Record<RetentionKind, number>>>> {
  const counts: Partial<Record<RetentionKind, number>> = {}
  for (const [kind, deleteRows] of Object.entries(DELETIONS) as [RetentionKind, Deletion][]) {
    const { rowCount } = await deleteRows(db, getRetentionCutoff(kind, now), now)
    if (rowCount) counts[kind] = rowCount
  }
  return counts
}
