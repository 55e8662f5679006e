import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** One row per sign-in until the sign-out, with hashes of its valid refresh tokens. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** Issued and unused tokens: one, or one for each tab that refreshed concurrently. */
    unusedHashes: jsonb('unused_hashes').$type<string[]>().notNull(),
    /** The token that those were issued for. */
    usedHash: text('used_hash'),
    /** `password`, or the external provider. */
    provider: text().notNull(),
    /** From `formatDeviceName`. */
    device: text(),
    /** When the person last authenticated. Whole seconds, as in tokens. */
    authTime: timestamp('auth_time', { withTimezone: true, precision: 0 }).notNull(),
    /** May be later than `authTime`, which an external provider reports. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('sign_ins_uid').on(row.uid), index('sign_ins_used_at').on(row.usedAt)],
)

export type SignInRow = typeof signIns.$inferSelect
