import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Forms of the last month, so that one that a browser sends again is not taken twice. */
export const idempotencyKeys = pgTable(
  'taken_forms',
  {
    /**
     * SHA-256 of the `Idempotency-Key` header, or of what a message says, base64url: a key may have any length and
     * contain anything.
     */
    keyHash: text('key_hash').primaryKey(),
    takenAt: timestamp('taken_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('taken_forms_taken_at').on(row.takenAt)],
)
