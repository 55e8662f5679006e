import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { CLAIM_OUTCOMES } from '#domain/claim/outcome.ts'
import { moment } from './columns/moment.ts'
import { offers } from './offers.ts'

/**
 * Owners' claims that another owner's home shows theirs. One for each pair of homes; deleted with
 * either.
 */
export const homeClaims = pgTable(
  'claims',
  {
    id: text().primaryKey(),
    /** The claimer's home. */
    original: text('own')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The claimed home. */
    copy: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The claimer's explanation, only for moderators. */
    words: text().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    outcome: text({ enum: CLAIM_OUTCOMES }),
    /**
     * The moderator's explanation: for the copy's owner if the claim was granted, else for the
     * claimer.
     */
    reason: text(),
    /** When another moderator approved the copy after its owner appealed. */
    overturnedAt: moment('overturned_at'),
  },
  (row) => [
    unique('claims_pair').on(row.original, row.copy),
    index('claims_copy').on(row.copy),
    index('claims_open').on(row.createdAt).where(sql`${row.decidedAt} is null`),
    check('claims_others', sql`${row.original} <> ${row.copy}`),
    check('claims_outcome', sql`${row.outcome} in ('granted', 'dismissed')`),
    check('claims_overturned', sql`${row.overturnedAt} is null or ${row.outcome} = 'granted'`),
    check(
      'claims_decided',
      sql`num_nulls(${row.decidedAt}, ${row.outcome}, ${row.reason}) in (0, 3)`,
    ),
  ],
)

export type ClaimRow = typeof homeClaims.$inferSelect
