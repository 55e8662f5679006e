import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/open.ts'
import { mailSpool } from '#server/platform/tables.ts'

export async function countSpool(
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
