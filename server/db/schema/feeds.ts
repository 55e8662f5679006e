import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What is known of a feed itself; a row appears with its first complete import. */
export const feeds = pgTable('feeds', {
  name: text().primaryKey(),
  /** When it was last read completely, which withdraws listings that are not in it. */
  completedAt: timestamp('completed_at', { withTimezone: true, precision: 3 }).notNull(),
})
