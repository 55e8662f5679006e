import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The keys that sign identity tokens: the newest signs, all of them verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
})

export type SigningKeyRow = typeof signingKeys.$inferSelect
