import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What is known of a feed itself; a row appears with its first complete import. */
export const feeds = pgTable('feeds', {
  name: text().primaryKey(),
  /** When all listings that it has were last read, and the others withdrawn. */
  completedAt: timestamp('completed_at', { withTimezone: true, precision: 3 }).notNull(),
})
