import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { readReportedTarget } from '#domain/conversation/reported.ts'
import type { WritingReason } from '#domain/moderation/report.ts'
import type { Queryable } from '#server/db/open.ts'
import { bans } from '#server/db/schema/bans.ts'
import { conversations } from '#server/db/schema/conversations.ts'

interface NewBan {
  /** The name that reports have for the person. */
  readonly target: string
  readonly reason: WritingReason
  /** The hash of the moderator. */
  readonly moderator: string
}

/** Lays a ban on a person, or begins it anew; nothing where the account is erased. */
export async function layBan(
  db: Queryable,
  { target, reason, moderator }: NewBan,
  now: Date,
): Promise<void> {
  const reported = readReportedTarget(target)
  if (reported === null || reported.party === null) return
  const { conversation, party } = reported
  const [row] = await db
    .select({ uid: conversations[party] })
    .from(conversations)
    .where(eq(conversations.id, conversation))
  if (!row?.uid) return
  const laid = { target, reason, moderator, bannedAt: now }
  await db
    .insert(bans)
    .values({ id: randomUUID(), uid: row.uid, ...laid })
    .onConflictDoUpdate({
      target: bans.uid,
      // What waits for an answer waits on; after an answer there is another objection.
      set: {
        ...laid,
        answer: null,
        objection: sql`case when bans.answer is null then bans.objection end`,
      },
    })
}

export const liftBan = (db: Queryable, id: string) => db.delete(bans).where(eq(bans.id, id))

export const upholdBan = (db: Queryable, id: string, answer: string) =>
  db.update(bans).set({ answer }).where(eq(bans.id, id))

/** @returns whether it was taken: there is one objection */
export async function objectToBan(db: Queryable, uid: string, objection: string): Promise<boolean> {
  const taken = await db
    .update(bans)
    .set({ objection })
    .where(and(eq(bans.uid, uid), isNull(bans.objection)))
    .returning({ id: bans.id })
  return taken.length > 0
}

export const eraseBan = (db: Queryable, uid: string) => db.delete(bans).where(eq(bans.uid, uid))

export const deleteOldBans = (db: Queryable, since: Date) =>
  db.delete(bans).where(lt(bans.bannedAt, since))
