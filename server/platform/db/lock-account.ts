import { sql } from 'drizzle-orm'
import type { Transaction } from './open.ts'

/**
 * Serializes the actions of one account, so that counts stay true until the transaction ends.
 *
 * @param uid or an email address without an account
 */
export async function lockAccount(transaction: Transaction, uid: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${uid}))`)
}

/** Locks several accounts, always in the same order, to prevent deadlocks. */
export async function lockAccounts(
  transaction: Transaction,
  uids: readonly string[],
): Promise<void> {
  for (const uid of [...uids].sort()) await lockAccount(transaction, uid)
}
