import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Browsers that an account was used in. A sign-in from a new one is notified by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** Of the device cookie and the uid, so that two accounts in one browser cannot be linked. */
    hash: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the account last signed in there. */
    seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.uid, row.hash] }),
    index('known_devices_seen_at').on(row.seenAt),
  ],
)
