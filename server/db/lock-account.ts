import { sql } from 'drizzle-orm'
import type { Queryable } from './open.ts'

/** What one account does at once is done one after the other, so that what is counted stays true until the end. */
export async function lockAccount(transaction: Queryable, uid: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${uid}))`)
}

/** As `lockAccount`, in one order whoever asks, so that no two wait for each other. */
export async function lockAccounts(transaction: Queryable, uids: readonly string[]): Promise<void> {
  for (const uid of [...uids].sort()) await lockAccount(transaction, uid)
}
