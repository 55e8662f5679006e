import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PARTIES } from '#domain/messages/conversation/party.ts'
import { VIEWING_REMINDERS } from '#domain/messages/viewing/reminder.ts'
import { LIVE_STATES, VIEWING_STATES } from '#domain/messages/viewing/state.ts'
import { conversations } from '#server/messages/tables.ts'
import { isOneOf, moment } from '#server/platform/db/columns.ts'

/** Times at which a home can be seen, each offered by one of the two people of a conversation. */
export const viewings = pgTable(
  'viewings',
  {
    /** The id is not guessable, because it is in the calendars of both people. */
    id: text().primaryKey(),
    conversation: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text({ enum: VIEWING_STATES }).notNull(),
    offeredBy: text('offered_by', { enum: PARTIES }).notNull().default('owner'),
    /** Whether the seeker learns the withheld exact place once the time is taken. */
    disclosesExactPlace: boolean('tells_exact_place').notNull(),
    /** Grows with each change, so that calendars know which file is newer. */
    sequence: integer().notNull().default(0),
    /** The last reminder that was sent, or that was already late when the time was taken. */
    reminded: text({ enum: VIEWING_REMINDERS }),
    offeredAt: moment('offered_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (row) => [
    uniqueIndex('viewings_live')
      .on(row.conversation, row.startsAt)
      .where(isOneOf(row.state, LIVE_STATES)),
    index('viewings_state').on(row.state, row.startsAt),
    index('viewings_ends_at').on(row.endsAt),
    check('viewings_state_known', isOneOf(row.state, VIEWING_STATES)),
    check('viewings_offered_by', isOneOf(row.offeredBy, PARTIES)),
    check('viewings_span', sql`${row.endsAt} > ${row.startsAt}`),
  ],
)

export type ViewingRow = typeof viewings.$inferSelect
