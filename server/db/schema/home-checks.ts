import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns/bytea.ts'
import { moment } from './columns/moment.ts'
import { offers } from './offers.ts'

/** Checks of owners: a picture with a code, which a moderator looks at. One per home. */
export const homeChecks = pgTable(
  'home_checks',
  {
    offer: text()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The code that the picture must show. */
    code: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The home's place when the picture arrived (`getCheckedPlace`). */
    place: text(),
    /** WebP, never at a public URL; null before it arrives, and some days after the decision. */
    picture: bytea(),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
    outcome: text({ enum: ['approved', 'rejected'] }),
    /** The moderator's reason for a rejection. */
    reason: text(),
    /** A hash of the moderator's uid. */
    moderator: text(),
  },
  (row) => [
    index('home_checks_waiting')
      .on(row.sentAt)
      .where(sql`${row.decidedAt} is null and ${row.sentAt} is not null`),
    check('home_checks_outcome', sql`${row.outcome} in ('approved', 'rejected')`),
    check('home_checks_sent', sql`num_nulls(${row.sentAt}, ${row.place}) in (0, 2)`),
    check(
      'home_checks_decided',
      sql`num_nulls(${row.decidedAt}, ${row.outcome}, ${row.moderator}) in (0, 3)`,
    ),
  ],
)

export type HomeCheckRow = typeof homeChecks.$inferSelect
