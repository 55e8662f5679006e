import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_HEARTS, mergeHearts } from '#domain/catalog/heart/merge-hearts.ts'
import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { hearts } from '#server/catalog/tables.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable } from '#server/platform/db/open.ts'

const KEY = sql<string>`${hearts.type} || ' ' || ${hearts.id}`

/** The hearts of an account, such as "rent 1001", the oldest first. */
async function listHearts(db: Queryable, uid: string): Promise<string[]> {
  const rows = await db
    .select({ key: KEY })
    .from(hearts)
    .where(eq(hearts.uid, uid))
    .orderBy(asc(hearts.addedAt), asc(hearts.position))
  return rows.map(({ key }) => key)
}

/** For the download. */
export const listHeartData = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({ type: hearts.type, id: hearts.id, addedAt: hearts.addedAt })
    .from(hearts)
    .where(eq(hearts.uid, uid))
    .orderBy(asc(hearts.addedAt), asc(hearts.position))

/**
 * Merges the hearts of a browser with those of an account.
 *
 * @returns what both have from now on; 'too many' if the account cannot keep as many, and nothing changed
 */
export function mergeAccountHearts(
  db: Queryable,
  uid: string,
  { agreed, own }: { readonly agreed: readonly string[]; readonly own: readonly string[] },
  now: Date,
): Promise<string[] | 'too many'> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, uid)
    const account = await listHearts(transaction, uid)
    const merged = mergeHearts(agreed, own, account)
    if (merged.length > MAX_HEARTS) return 'too many'
    const removed = account.filter((key) => !merged.includes(key))
    const added = merged.filter((key) => !account.includes(key))
    if (removed.length > 0)
      await transaction.delete(hearts).where(and(eq(hearts.uid, uid), inArray(KEY, removed)))
    if (added.length > 0)
      await transaction.insert(hearts).values(
        added.map((key, position) => {
          const [type = '', id] = key.split(' ')
          return { uid, type: parseEstateTypeSegment(type), id: Number(id), addedAt: now, position }
        }),
      )
    return merged
  })
}

export const eraseHearts = (db: Queryable, uid: string) =>
  db.delete(hearts).where(eq(hearts.uid, uid))
