import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Accounts that are written to about homes of a feed. With Firebase accounts are elsewhere: no reference. */
export const representatives = pgTable(
  'representatives',
  {
    feed: text().notNull(),
    /** As listings have the name; '' for all of the feed whose realtor has nobody else. */
    realtor: text().notNull(),
    uid: text().notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.feed, row.realtor] }),
    index('representatives_uid').on(row.uid),
  ],
)
