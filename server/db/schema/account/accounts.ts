import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Unused with Firebase, which has its own accounts. */
export const accounts = pgTable('accounts', {
  uid: text().primaryKey(),
  /** As typed. */
  email: text().notNull(),
  /** From `normalizeEmail`: one email address has one account. */
  emailKey: text('email_key').notNull().unique(),
  /** By a mailed link, or by the external provider. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** In PHC string format; null for an account without a password. */
  passwordHash: text('password_hash'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  disabled: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** Links accounts to accounts of external providers. */
export const accountProviders = pgTable(
  'account_providers',
  {
    provider: text({ enum: ['google.com', 'github.com'] }).notNull(),
    /** The provider's id of the person; never changes. */
    subject: text().notNull(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    email: text().notNull(),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
  },
  (row) => [
    primaryKey({ columns: [row.provider, row.subject] }),
    index('account_providers_uid').on(row.uid),
  ],
)

export type AccountRow = typeof accounts.$inferSelect
export type AccountProviderRow = typeof accountProviders.$inferSelect
