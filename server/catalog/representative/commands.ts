import { and, eq } from 'drizzle-orm'
import { representatives } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { Represented } from './queries.ts'

/**
 * Replaces the account that received messages before. Existing conversations keep their account.
 */
export async function addRepresentative(
  db: Queryable,
  uid: string,
  represented: Represented,
  now: Date,
): Promise<void> {
  await db
    .insert(representatives)
    .values({ ...represented, uid, linkedAt: now })
    .onConflictDoUpdate({
      target: [representatives.feed, representatives.realtor],
      set: { uid, linkedAt: now },
    })
}

/** @returns `false` if this account was not the representative */
export async function removeRepresentative(
  db: Queryable,
  uid: string,
  { feed, realtor }: Represented,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(representatives)
    .where(
      and(
        eq(representatives.uid, uid),
        eq(representatives.feed, feed),
        eq(representatives.realtor, realtor),
      ),
    )
  return rowCount === 1
}
