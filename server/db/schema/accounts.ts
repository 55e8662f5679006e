import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** People who can sign in, where this server is the identity provider itself. */
export const accounts = pgTable('accounts', {
  uid: text().primaryKey(),
  /** The address as it was typed. */
  email: text().notNull(),
  /** The same as `emailKey` of domain/contact/email.ts makes it: one address has one account. */
  emailKey: text('email_key').notNull().unique(),
  /** Whether a link mailed to the address was followed, or a provider vouches for it. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** In the PHC string format; null for an account without a password. */
  passwordHash: text('password_hash'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  disabled: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** Which account signs in by which account of an outside provider. */
export const accountProviders = pgTable(
  'account_providers',
  {
    provider: text({ enum: ['google.com', 'github.com'] }).notNull(),
    /** The provider's own name for the person, which never changes. */
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
