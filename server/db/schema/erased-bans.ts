import { pgTable, text } from 'drizzle-orm/pg-core'
import { issuedColumns } from './bans.ts'

/** Bans of accounts that were deleted before they ended; a new account that confirms the address has them again. */
export const erasedBans = pgTable('erased_bans', {
  id: text().primaryKey(),
  /** Of the mailbox, with `salt`: the address itself is in no column. */
  mailboxHash: text('mailbox_hash').notNull().unique(),
  /** The same in all rows of a time, so that one hash finds any of them. */
  salt: text().notNull(),
  ...issuedColumns(),
})
