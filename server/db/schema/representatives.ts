import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Accounts that receive messages about homes of a feed. With Firebase the accounts are not in our
 * tables, so they reference no table.
 */
export const representatives = pgTable(
  'representatives',
  {
    feed: text().notNull(),
    /**
     * The realtor's name in listings; '' for all of the feed whose realtor has no other account.
     */
    realtor: text().notNull(),
    uid: text().notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.feed, row.realtor] }),
    index('representatives_uid').on(row.uid),
  ],
)
