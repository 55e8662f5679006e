import { and, desc, isNotNull, not, sql } from 'drizzle-orm'
import { HAS_LOST_CLAIM } from '#server/homes/claimed-homes/queries.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * Descriptions of homes that a moderator approved, latest move first; without homes that lost a
 * claim.
 */
export const listApprovedTexts = (
  db: Queryable,
  limit: number,
): Promise<{ owner: string; text: string }[]> =>
  db
    .select({ owner: offers.owner, text: sql<string>`${offers.content} ->> 'description'` })
    .from(offers)
    .where(
      and(
        isNotNull(offers.firstApprovedAt),
        not(HAS_LOST_CLAIM),
        sql`${offers.content} ->> 'description' <> ''`,
      ),
    )
    .orderBy(desc(offers.movedAt))
    .limit(limit)
