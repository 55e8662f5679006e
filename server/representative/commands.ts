import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { representatives } from '#server/db/schema/representatives.ts'
import type { Represented } from './queries.ts'

/** In the place of who was written to before. Conversations stay with whom they were begun. */
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

/** @returns `false` when it is not this account that is written to */
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
