import { and, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { getRetentionCutoff, type RetentionKind } from '#domain/operations/retention.ts'
import { deleteAlertsBefore } from '#server/catalog/saved-search/commands.ts'
import { savedSearches } from '#server/catalog/saved-search/tables.ts'
import { shortlists } from '#server/catalog/shortlist/tables.ts'
import { deleteRemovedOffers, deleteUnconfirmedDrafts } from '#server/homes/offer/commands.ts'
import { homeChecks, offerReminders } from '#server/homes/tables.ts'
import { conversations } from '#server/messages/tables.ts'
import { viewings } from '#server/messages/viewing/tables.ts'
import {
  actionCodes,
  federatedTickets,
  knownDevices,
  oauthAttempts,
  sessions,
  signIns,
} from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { idempotencyKeys, mailSpool } from '#server/platform/tables.ts'
import { bans, erasedBans, reports } from '#server/safety/tables.ts'
import { subscriptions } from '#server/site/tables.ts'

type Deletion = (
  db: Queryable,
  before: Date,
  now: Date,
) => Promise<{ readonly rowCount: number | null }>

const DELETIONS: Readonly<Record<RetentionKind, Deletion>> = {
  unconfirmedSubscription: (db, before) =>
    db
      .delete(subscriptions)
      .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.askedAt, before))),
  unconfirmedSearch: (db, before) =>
    db
      .delete(savedSearches)
      .where(and(isNull(savedSearches.confirmedAt), lt(savedSearches.askedAt, before))),
  searchAlert: deleteAlertsBefore,
  undeliverableMail: (db, before) =>
    db.delete(mailSpool).where(and(isNull(mailSpool.dueAt), lt(mailSpool.createdAt, before))),
  idleSignIn: (db, before) => db.delete(signIns).where(lt(signIns.usedAt, before)),
  signIn: (db, before) => db.delete(signIns).where(lt(signIns.createdAt, before)),
  endedSession: async (db, before) => {
    const expired = await db.delete(sessions).where(lt(sessions.expiresAt, before))
    const signIn = db
      .select({ one: sql`1` })
      .from(signIns)
      .where(sql`${signIns.id} = ${sessions.signInId}`)
    const orphaned = await db
      .delete(sessions)
      .where(and(isNotNull(sessions.signInId), notExists(signIn)))
    return { rowCount: (expired.rowCount ?? 0) + (orphaned.rowCount ?? 0) }
  },
  knownDevice: (db, before) => db.delete(knownDevices).where(lt(knownDevices.seenAt, before)),
  expiredActionCode: (db, before) =>
    db.delete(actionCodes).where(lt(actionCodes.expiresAt, before)),
  expiredTicket: (db, before) =>
    db.delete(federatedTickets).where(lt(federatedTickets.expiresAt, before)),
  expiredOAuthAttempt: (db, before) =>
    db.delete(oauthAttempts).where(lt(oauthAttempts.expiresAt, before)),
  removedOffer: deleteRemovedOffers,
  unconfirmedDraft: deleteUnconfirmedDrafts,
  offerReminder: (db, before) => db.delete(offerReminders).where(lt(offerReminders.sentAt, before)),
  checkPicture: (db, before) =>
    db
      .update(homeChecks)
      .set({ picture: null })
      .where(and(lt(homeChecks.decidedAt, before), isNotNull(homeChecks.picture))),
  openCheck: (db, before) =>
    db
      .delete(homeChecks)
      .where(
        and(
          isNull(homeChecks.decidedAt),
          lt(sql`coalesce(${homeChecks.sentAt}, ${homeChecks.askedAt})`, before),
        ),
      ),
  leftConversation: (db, before) =>
    db
      .delete(conversations)
      .where(and(lt(conversations.seekerLeftAt, before), lt(conversations.ownerLeftAt, before))),
  quietConversation: (db, before) =>
    db.delete(conversations).where(lt(conversations.lastAt, before)),
  pastViewing: (db, before) => db.delete(viewings).where(lt(viewings.endsAt, before)),
  quietShortlist: (db, before) => db.delete(shortlists).where(lt(shortlists.changedAt, before)),
  report: (db, before) => db.delete(reports).where(lt(reports.createdAt, before)),
  ban: (db, _, now) => db.delete(bans).where(lte(bans.endsAt, now)),
  erasedBan: (db, _, now) => db.delete(erasedBans).where(lte(erasedBans.endsAt, now)),
  takenForm: (db, before) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.takenAt, before)),
}

/**
 * Deletes rows past their retention period. Several processes may do so concurrently.
 *
 * @param areMailsDelivered otherwise nobody can confirm an email address
 * @returns how many rows of each kind were deleted, without kinds that had none
 */
export async function deleteExpiredRows(
  db: Queryable,
  now: Date,
  areMailsDelivered = true,
): Promise<Partial<Readonly<Record<RetentionKind, number>>>> {
  const counts: Partial<Record<RetentionKind, number>> = {}
  for (const [kind, deleteRows] of Object.entries(DELETIONS) as [RetentionKind, Deletion][]) {
    if (kind === 'unconfirmedDraft' && !areMailsDelivered) continue
    const { rowCount } = await deleteRows(db, getRetentionCutoff(kind, now), now)
    if (rowCount) counts[kind] = rowCount
  }
  return counts
}
