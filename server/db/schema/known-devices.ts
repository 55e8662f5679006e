import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Browsers that an account was signed in with: from another one its owner gets a mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** Of the browser's cookie and the account: two accounts of one browser have nothing in common. */
    hash: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the account was last signed in with it. */
    seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.uid, row.hash] }),
    index('known_devices_seen_at').on(row.seenAt),
  ],
)
