import type { AccountRow } from '#server/people/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'

/** What happens to an account outside of this district. */
export interface AccountHooks {
  /** Deletes the account, and all that the site has of the person. */
  readonly deleteAccount: (db: Queryable, uid: string, now: Date) => Promise<void>
  /** Runs in the transaction that confirms the email address, or creates the account with it. */
  readonly onEmailConfirmed: (
    transaction: Transaction,
    account: Pick<AccountRow, 'uid' | 'email'>,
    now: Date,
  ) => Promise<void>
}
