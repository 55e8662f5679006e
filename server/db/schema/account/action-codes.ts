import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Single-use codes of mailed links. Only hashes are stored. */
export const actionCodes = pgTable(
  'action_codes',
  {
    hash: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    kind: text({ enum: ['PASSWORD_RESET', 'VERIFY_EMAIL'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('action_codes_uid').on(row.uid),
    index('action_codes_expires_at').on(row.expiresAt),
  ],
)

export type ActionCodeKind = (typeof actionCodes.$inferSelect)['kind']
