import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Browsers that the server knows a person in, by the hash of their cookie. The person is one of
 * whatever identity provider is configured, so `uid` refers to no table.
 */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    uid: text().notNull(),
    email: text(),
    /** Whether the address was shown to be theirs, when the session began. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The row of `sign_ins` that it came from, where this server is the identity provider. */
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
