import { and, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { moderationDecisions } from '#server/safety/tables.ts'

export type LoggedDecision = Awaited<ReturnType<typeof listDecisions>>[number]

async function findLast(db: Queryable, condition: SQL | undefined) {
  const [row] = await db
    .select()
    .from(moderationDecisions)
    .where(condition)
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(1)
  return row ?? null
}

/** The last decision about an owner's home. */
export const findLastDecision = (db: Queryable, offer: string) =>
  findLast(db, eq(moderationDecisions.offer, offer))

/**
 * A moderator's last decision since a moment.
 *
 * @param moderator the hash
 */
export const findLastDecisionOf = (db: Queryable, moderator: string, since: Date) =>
  findLast(
    db,
    and(eq(moderationDecisions.moderator, moderator), gt(moderationDecisions.decidedAt, since)),
  )

/**
 * The log of moderators' decisions, newest first.
 *
 * @param after the id of the decision before the page; `null` for the first page. An unknown id
 * gives an empty page.
 */
export const listDecisions = (db: Queryable, after: string | null, limit: number) =>
  db
    .select({
      ...getTableColumns(moderationDecisions),
      /** The current content of an owner's home; `null` once the home is gone. */
      content: offers.content,
    })
    .from(moderationDecisions)
    .leftJoin(offers, eq(offers.id, moderationDecisions.offer))
    .where(
      after === null
        ? undefined
        : sql`(${moderationDecisions.decidedAt}, ${moderationDecisions.id}) < (
            select last.decided_at, last.id from moderation_decisions last where last.id = ${after}
          )`,
    )
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(limit)
