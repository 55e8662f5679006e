import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { offers } from './offers.ts'

/** Views and hearts of a home by day in UTC, without who made them. */
export const offerCounts = pgTable(
  'offer_counts',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull().default(0),
    hearts: integer().notNull().default(0),
    /** Hearts that were taken back. */
    unhearts: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.day] }),
    check(
      'offer_counts_not_negative',
      sql`least(${row.views}, ${row.hearts}, ${row.unhearts}) >= 0`,
    ),
  ],
)
