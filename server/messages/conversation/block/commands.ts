import { and, eq } from 'drizzle-orm'
import { blocks } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export async function addBlock(
  db: Queryable,
  blocker: string,
  blocked: string,
  now: Date,
): Promise<void> {
  await db.insert(blocks).values({ blocker, blocked, blockedAt: now }).onConflictDoNothing()
}

export async function removeBlock(db: Queryable, blocker: string, blocked: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked)))
}

/** @returns whether there was a block from that moment */
export async function removeBlockOf(db: Queryable, blocker: string, at: Date): Promise<boolean> {
  const removed = await db
    .delete(blocks)
    .where(and(eq(blocks.blocker, blocker), eq(blocks.blockedAt, at)))
    .returning({ blocked: blocks.blocked })
  return removed.length > 0
}
