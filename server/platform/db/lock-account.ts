import { sql } from 'drizzle-orm'
import type { Queryable } from './open.ts'

/** Serializes the actions of one account, so that counts stay true until the transaction ends. */
export async function lockAccount(transaction: Queryable, uid: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${uid}))`)
}

/** Locks several accounts, always in the same order, to prevent deadlocks. */
export async function lockAccounts(transaction: Queryable, uids: readonly string[]): Promise<void> {
  for (const uid of [...uids].sort()) await lockAccount(transaction, uid)
}
