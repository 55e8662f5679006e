import { inArray, sql } from 'drizzle-orm'
import { type SigningKeyRow, signingKeys } from '#server/people/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'

/** Any number that nothing else locks; the same in every process that renews keys. */
const ADVISORY_LOCK = 4_660_919

/** Adds a key and deletes others. */
export async function replaceSigningKeys(
  db: Queryable,
  key: SigningKeyRow,
  deleted: readonly string[],
): Promise<void> {
  await db.insert(signingKeys).values(key)
  if (deleted.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, [...deleted]))
}

/** Runs `work` in a transaction while no other process renews keys. */
export const withSigningKeysLocked = (
  db: Queryable,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    await work(transaction)
  })
