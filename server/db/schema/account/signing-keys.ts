import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Keys of identity tokens: the newest signs, all verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
})

export type SigningKeyRow = typeof signingKeys.$inferSelect
