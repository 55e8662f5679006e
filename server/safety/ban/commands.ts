import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { BAN_MS } from '#domain/safety/ban.ts'
import type { WritingReason } from '#domain/safety/report/report.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type BanRow, bans, erasedBans } from '#server/safety/tables.ts'
import { isHolding } from './queries.ts'

interface NewBan {
  readonly uid: string
  /** The person's name in reports. */
  readonly target: string
  readonly reason: WritingReason
  /** The moderator's hash. */
  readonly moderator: string
}

/** Issues a ban, or starts a running one again. */
export async function banPerson(
  db: Queryable,
  { uid, target, reason, moderator }: NewBan,
  now: Date,
): Promise<void> {
  const issued = { target, reason, bannedAt: now, endsAt: new Date(now.getTime() + BAN_MS) }
  // An ended ban is stored until it is swept, and must not count.
  const holds = isHolding(now)
  await db
    .insert(bans)
    .values({ id: randomUUID(), uid, ...issued, moderators: [moderator] })
    .onConflictDoUpdate({
      target: bans.uid,
      // A waiting appeal keeps waiting; after a decision the person can appeal again.
      set: {
        ...issued,
        // Nobody who issued any part of a ban decides an appeal against it.
        moderators: sql`case when ${holds} then array_remove(bans.moderators, ${moderator}) || ${moderator}::text else array[${moderator}::text] end`,
        upholdReason: null,
        appeal: sql`case when ${holds} and bans.answer is null then bans.objection end`,
      },
    })
}

/** Lifts the ban from all accounts of the person. */
export async function liftBan(db: Queryable, { target, bannedAt }: BanRow): Promise<void> {
  await db.delete(bans).where(and(eq(bans.target, target), eq(bans.bannedAt, bannedAt)))
  await db
    .delete(erasedBans)
    .where(and(eq(erasedBans.target, target), eq(erasedBans.bannedAt, bannedAt)))
}

export const upholdBan = (db: Queryable, id: string, upholdReason: string) =>
  db.update(bans).set({ upholdReason }).where(eq(bans.id, id))

/** @returns whether it was stored: there is one appeal per ban */
export async function appealAgainstBan(
  db: Queryable,
  { uid, appeal }: { readonly uid: string; readonly appeal: string },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(bans)
    .set({ appeal })
    .where(and(eq(bans.uid, uid), isNull(bans.appeal), isHolding(now)))
    .returning({ id: bans.id })
  return taken.length > 0
}
