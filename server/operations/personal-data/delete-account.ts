import { eq } from 'drizzle-orm'
import type { AccountHooks } from '#server/people/account/account-hooks.ts'
import { findAccountByUid, listProviders } from '#server/people/account/queries.ts'
import { accounts } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { inheritBan, keepErasedBan } from '#server/safety/ban/erased/commands.ts'
import { erasePersonalData } from './erasure.ts'

/**
 * Deletes an account and all data of the account holder in every table. Data that belongs to the
 * email address is deleted only if the email address was confirmed. A ban outlives the account.
 * Idempotent.
 *
 * @param confirmedEmailKey the confirmed email address, normalized, if the account itself is in
 * Firebase
 */
export async function deleteAccount(
  db: Queryable,
  uid: string,
  now: Date,
  confirmedEmailKey: string | null = null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const account = await findAccountByUid(transaction, uid)
    const providers = await listProviders(transaction, uid)
    await keepErasedBan(transaction, { uid, emailKey: confirmedEmailKey }, now)
    await transaction.delete(accounts).where(eq(accounts.uid, uid))
    const emailKey = account?.emailVerified ? account.emailKey : confirmedEmailKey
    await erasePersonalData(transaction, { uid, emailKey, providers }, now)
  })
}

/** What `people/` asks for when something happens to an account. */
export const ACCOUNT_HOOKS: AccountHooks = { deleteAccount, onEmailConfirmed: inheritBan }
