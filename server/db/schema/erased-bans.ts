import { pgTable, text } from 'drizzle-orm/pg-core'
import { issuedColumns } from './bans.ts'

/**
 * Bans of accounts that were erased before the ban ended. A new account inherits them by confirming
 * the email address.
 */
export const erasedBans = pgTable('erased_bans', {
  id: text().primaryKey(),
  /** Of the mailbox, with `salt`: the email address itself is in no column. */
  mailboxHash: text('mailbox_hash').notNull().unique(),
  /** The same in all rows of a period, so that computing one hash finds any of them. */
  salt: text().notNull(),
  ...issuedColumns(),
})
