import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { offers } from './offers.ts'

/**
 * When pictures that were removed from a home first appeared, so that an owner who adds one again
 * is still the first.
 */
export const removedPictures = pgTable(
  'removed_pictures',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** What it looked like: 16 hex digits (`domain/picture/perceptual-hash.ts`). */
    likeness: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.likeness] }),
    check('removed_pictures_likeness', sql`${row.likeness} ~ '^[0-9a-f]{16}$'`),
  ],
)
