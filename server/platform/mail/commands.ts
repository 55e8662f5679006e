import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/open.ts'
import { LEASE_MS } from '#server/platform/runtime/spool-worker.ts'
import type { Mail } from '#server/platform/tables.ts'
import { mailSpool, type SpooledMail } from '#server/platform/tables.ts'
import { getNextTry } from './retry.ts'

export async function spoolMail(db: Queryable, mail: Mail, now: Date, dueAt = now): Promise<void> {
  await db.insert(mailSpool).values({ id: randomUUID(), mail, createdAt: now, dueAt })
}

/** Deletes the mails to an account that were to leave at this moment, unless they have left. */
export async function withdrawMail(db: Queryable, account: string, dueAt: Date): Promise<void> {
  const ofAccount = eq(sql`${mailSpool.mail} ->> 'account'`, account)
  await db.delete(mailSpool).where(and(ofAccount, eq(mailSpool.dueAt, dueAt)))
}

/**
 * Leases the mail that has been due longest for two minutes, without holding a lock during the
 * delivery.
 *
 * @returns `null` if none is due
 */
export async function claimMail(db: Queryable, now: Date): Promise<SpooledMail | null> {
  const due = db
    .select({ id: mailSpool.id })
    .from(mailSpool)
    .where(and(isNotNull(mailSpool.dueAt), lte(mailSpool.dueAt, now)))
    .orderBy(asc(mailSpool.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mailSpool)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), tries: sql`${mailSpool.tries} + 1` })
    .where(eq(mailSpool.id, sql`(${due})`))
    .returning()
  return claimed ?? null
}

export async function deleteDeliveredMail(db: Queryable, id: string): Promise<void> {
  await db.delete(mailSpool).where(eq(mailSpool.id, id))
}

/** @returns when to try again; `null` for never */
export async function recordMailFailure(
  db: Queryable,
  { id, createdAt, tries }: SpooledMail,
  problem: string,
  now: Date,
): Promise<Date | null> {
  const dueAt = getNextTry(createdAt, tries, now)
  await db.update(mailSpool).set({ dueAt, problem }).where(eq(mailSpool.id, id))
  return dueAt
}
