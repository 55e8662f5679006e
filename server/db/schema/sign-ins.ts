import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * One row for each time that someone signed in and has not left, with the refresh tokens that are
 * good now. They are kept as hashes only.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** Tokens that were given out and not used yet: one, or one for each tab that asked at once. */
    unusedHashes: jsonb('unused_hashes').$type<string[]>().notNull(),
    /** The token that they were given for. */
    usedHash: text('used_hash'),
    /** `password`, or the provider that vouched. */
    provider: text().notNull(),
    /** What the browser is called, as `deviceName` of domain/account/device-name.ts has it. */
    device: text(),
    /** When the person last proved who they are. Whole seconds, as tokens count. */
    authTime: timestamp('auth_time', { withTimezone: true, precision: 0 }).notNull(),
    /** When the browser was signed in: later than `authTime` where a provider says so. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('sign_ins_uid').on(row.uid), index('sign_ins_used_at').on(row.usedAt)],
)

export type SignInRow = typeof signIns.$inferSelect
