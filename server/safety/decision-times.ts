import { and, desc, gt, isNotNull } from 'drizzle-orm'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { moderationDecisions } from './tables.ts'

const DAYS = 30
const MAX_DECISIONS = 100

/** How long the homes waited that were decided last, in ms. */
export async function listWaits(db: Queryable, now: Date): Promise<number[]> {
  const { decidedAt, askedAt } = moderationDecisions
  const rows = await db
    .select({ decidedAt, askedAt })
    .from(moderationDecisions)
    .where(and(isNotNull(askedAt), gt(decidedAt, new Date(now.getTime() - DAYS * DAY_MS))))
    .orderBy(desc(decidedAt))
    .limit(MAX_DECISIONS)
  return rows.map((row) => row.decidedAt.getTime() - (row.askedAt ?? row.decidedAt).getTime())
}
