import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Sessions by the hash of their cookie. With Firebase the accounts are not in our tables, so `uid`
 * references no table.
 */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    uid: text().notNull(),
    email: text(),
    /** When the session was created. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The row of `sign_ins`; null with Firebase. */
    signInId: text('sign_in_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('sessions_uid').on(row.uid),
    index('sessions_sign_in_id').on(row.signInId),
    index('sessions_expires_at').on(row.expiresAt),
  ],
)

export type SessionRow = typeof sessions.$inferSelect
