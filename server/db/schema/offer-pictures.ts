import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { offers } from './offers.ts'

/**
 * Pictures of owners' homes. The bytes are in the storage, by hash; a duplicated home shares them.
 */
export const offerPictures = pgTable(
  'offer_pictures',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Of the stored bytes: 32 hex digits. */
    hash: text().notNull(),
    /** Pictures are shown in ascending order. */
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the stored picture. */
    bytes: integer().notNull(),
    /** A `data:` URL. */
    placeholder: text().notNull(),
    /** What it looks like: 16 hex digits (`domain/picture/perceptual-hash.ts`). */
    likeness: text().notNull(),
    /** Whether it looked like a picture of somebody else's home when it was added. */
    isCopied: boolean('is_copied').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /**
     * When its owner first put up one that looks like it, in any home: the earlier owner is not the
     * copier.
     */
    firstAt: timestamp('first_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.hash] }),
    index('offer_pictures_by_hash').on(row.hash),
    check('offer_pictures_hash', sql`${row.hash} ~ '^[0-9a-f]{32}$'`),
    check('offer_pictures_likeness', sql`${row.likeness} ~ '^[0-9a-f]{16}$'`),
    check('offer_pictures_size', sql`${row.width} > 0 and ${row.height} > 0 and ${row.bytes} > 0`),
  ],
)

export type OfferPictureRow = typeof offerPictures.$inferSelect
