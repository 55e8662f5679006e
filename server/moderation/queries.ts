import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { readListingTarget, toListingTarget } from '#domain/moderation/listing-target.ts'
import type { OfferContent } from '#domain/offer/content.ts'
import { toSingleLine } from '#domain/text/single-line.ts'
import type { Queryable } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { moderationDecisions } from '#server/db/schema/moderation-decisions.ts'
import { offers } from '#server/db/schema/offers.ts'

type DecisionRow = typeof moderationDecisions.$inferSelect

export interface LoggedDecision extends DecisionRow {
  /** Of an owner's home: what was typed by now; `null` once the home is gone. */
  readonly content: Partial<OfferContent> | null
}

/** The addresses of listings by the names that reports have for them. */
export async function listAddresses(
  db: Queryable,
  targets: readonly string[],
): Promise<Map<string, string>> {
  const keys = targets.flatMap((target) => readListingTarget(target) ?? [])
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ type: listings.type, id: listings.id, address: listings.address })
    .from(listings)
    .where(
      sql`(${listings.type}, ${listings.id}) in (
        select * from unnest(
          ${sql.param(keys.map(({ type }) => type))}::text[],
          ${sql.param(keys.map(({ id }) => id))}::integer[]
        )
      )`,
    )
  return new Map(rows.map((row) => [toListingTarget(row), toSingleLine(row.address)]))
}

/**
 * The log of what moderators decided, the newest first.
 *
 * @param after the id of a decision: those before it follow; the first ones for `null`, and for an unknown id none
 */
export const listDecisions = (
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<LoggedDecision[]> =>
  db
    .select({
      ...getTableColumns(moderationDecisions),
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
