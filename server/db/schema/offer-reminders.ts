import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns/moment.ts'
import { offers } from './offers.ts'

/**
 * Mails that asked owners whether their homes are still free. Each is sent once, and its links
 * refer to the row.
 */
export const offerReminders = pgTable(
  'offer_reminders',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** When the home was last confirmed before the mail. */
    confirmedAt: moment('confirmed_at').notNull(),
    /** The mail was due this many days after the confirmation. */
    day: integer().notNull(),
    /** SHA-256 of the token in its links. */
    hash: text().notNull().unique(),
    sentAt: moment('sent_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.confirmedAt, row.day] }),
    index('offer_reminders_sent_at').on(row.sentAt),
  ],
)
