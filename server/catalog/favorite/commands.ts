import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_FAVORITES, mergeFavorites } from '#domain/catalog/favorite/merge-favorites.ts'
import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { favorites } from '#server/catalog/tables.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable } from '#server/platform/db/open.ts'

const KEY = sql<string>`${favorites.type} || ' ' || ${favorites.id}`

/** The favorites of an account, such as "rent 1001", the oldest first. */
async function listFavorites(db: Queryable, uid: string): Promise<string[]> {
  const rows = await db
    .select({ key: KEY })
    .from(favorites)
    .where(eq(favorites.uid, uid))
    .orderBy(asc(favorites.addedAt), asc(favorites.position))
  return rows.map(({ key }) => key)
}

/** For the download. */
export const listFavoriteData = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({ type: favorites.type, id: favorites.id, addedAt: favorites.addedAt })
    .from(favorites)
    .where(eq(favorites.uid, uid))
    .orderBy(asc(favorites.addedAt), asc(favorites.position))

/**
 * Merges the favorites of a browser with those of an account.
 *
 * @returns what both have from now on; 'too many' if the account cannot keep as many, and nothing changed
 */
export function mergeAccountFavorites(
  db: Queryable,
  uid: string,
  { agreed, own }: { readonly agreed: readonly string[]; readonly own: readonly string[] },
  now: Date,
): Promise<string[] | 'too many'> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, uid)
    const account = await listFavorites(transaction, uid)
    const merged = mergeFavorites(agreed, own, account)
    if (merged.length > MAX_FAVORITES) return 'too many'
    const removed = account.filter((key) => !merged.includes(key))
    const added = merged.filter((key) => !account.includes(key))
    if (removed.length > 0)
      await transaction.delete(favorites).where(and(eq(favorites.uid, uid), inArray(KEY, removed)))
    if (added.length > 0)
      await transaction.insert(favorites).values(
        added.map((key, position) => {
          const [type = '', id] = key.split(' ')
          return { uid, type: parseEstateTypeSegment(type), id: Number(id), addedAt: now, position }
        }),
      )
    return merged
  })
}

export const eraseFavorites = (db: Queryable, uid: string) =>
  db.delete(favorites).where(eq(favorites.uid, uid))
