import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { listings } from '#server/catalog/tables.ts'

/**
 * What changed of listings, and when. Triggers of its migration write it, so it has the changes of owners, feeds and
 * operators; nothing else adds rows. A listing at an earlier moment is its row with the `was` of later events
 * written over it, the latest first (`domain/catalog/history/rewind.ts`).
 */
export const listingEvents = pgTable(
  'listing_events',
  {
    /** Ascending in the order of changes of a listing. Who reads on from one waits for open transactions. */
    seq: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    id: integer().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /**
     * What its changed columns had before, by their names, as JSON writes it; null if there was no listing. It lacks
     * columns of people and of bookkeeping, and prices that only new exchange rates changed.
     */
    was: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (row) => [
    index('listing_events_listing').on(row.type, row.id, row.seq),
    foreignKey({
      name: 'listing_events_of',
      columns: [row.type, row.id],
      foreignColumns: [listings.type, listings.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/** How far each reader of `listing_events` has come. */
export const eventCursors = pgTable('event_cursors', {
  reader: text().primaryKey(),
  /** The last event that it has read. */
  seq: bigint({ mode: 'number' }).notNull(),
})
