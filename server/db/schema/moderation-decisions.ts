import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The log of what moderators decided. Rows are only added: a trigger of its migration refuses every change, so
 * it holds nothing that a person could ask to be erased.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: text().primaryKey(),
    /** Of a claim: the home that is claimed. */
    offer: text().notNull(),
    decision: text({ enum: ['approve', 'reject', 'grant-claim', 'dismiss-claim'] }).notNull(),
    /** SHA-256 of the moderator's uid: it tells moderators apart, and nothing once the account is gone. */
    moderator: text().notNull(),
    reason: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('moderation_decisions_offer').on(row.offer),
    index('moderation_decisions_decided_at').on(row.decidedAt, row.id),
    check(
      'moderation_decisions_decision',
      sql`${row.decision} in ('approve', 'reject', 'grant-claim', 'dismiss-claim')`,
    ),
  ],
)
