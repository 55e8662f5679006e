import { suspendOffers } from '#server/homes/offer/move/commands.ts'
import { signOutEverywhere, updateAccount } from '#server/people/account/commands.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * Disables an account, and ends every sign-in and session of it. Its homes are hidden until their owner puts them up
 * again.
 */
export async function disableAccount(
  db: Queryable,
  uid: string,
  disabled: boolean,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateAccount(transaction, uid, { disabled })
    if (disabled) await suspendOffers(transaction, uid, now)
    await signOutEverywhere(transaction, uid)
  })
}
