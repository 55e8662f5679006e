import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import type { Mail } from '#server/db/schema/mail-spool.ts'
import { mailSpool, type SpooledMail } from '#server/db/schema/mail-spool.ts'
import { nextTry } from './retry.ts'

/** How long a try may take before another process takes the message over, in milliseconds. */
const LEASE_MS = 2 * 60_000

/** Takes a message on: from here on it is not lost. */
export async function spool(db: Queryable, mail: Mail, now: Date): Promise<void> {
  await db.insert(mailSpool).values({ id: randomUUID(), mail, createdAt: now, dueAt: now })
}

/**
 * The message that is due longest, which is then left alone by everyone else for two minutes;
 * `null` when none is due. Nothing is locked while it is tried.
 */
export async function claim(db: Queryable, now: Date): Promise<SpooledMail | null> {
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

/** The message has gone out. */
export async function delivered(db: Queryable, id: string): Promise<void> {
  await db.delete(mailSpool).where(eq(mailSpool.id, id))
}

/** The message was not taken; says when it is tried next, `null` for never. */
export async function failed(
  db: Queryable,
  { id, createdAt, tries }: SpooledMail,
  problem: string,
  now: Date,
): Promise<Date | null> {
  const dueAt = nextTry(createdAt, tries, now)
  await db.update(mailSpool).set({ dueAt, problem }).where(eq(mailSpool.id, id))
  return dueAt
}

/** How many messages wait for their delivery, and how many nobody took. */
export async function spoolCounts(
  db: Queryable,
): Promise<{ readonly waiting: number; readonly undeliverable: number }> {
  const [counts] = await db
    .select({
      waiting: sql<number>`count(${mailSpool.dueAt})::integer`,
      undeliverable: sql<number>`(count(*) - count(${mailSpool.dueAt}))::integer`,
    })
    .from(mailSpool)
  return counts ?? { waiting: 0, undeliverable: 0 }
}
