import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LOGGED_DECISIONS, LOGGED_KINDS } from '#domain/moderation/logged-decision.ts'

/**
 * The log of moderators' decisions. A trigger of its migration refuses any change of a row, so it
 * contains nothing that a person could ask to have erased.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: text().primaryKey(),
    /** The owner's home, for a claim the copy; null for anything else. */
    offer: text(),
    kind: text({ enum: LOGGED_KINDS }).notNull().default('offer'),
    /** The name in reports of anything that is not an owner's home. */
    target: text(),
    decision: text({ enum: LOGGED_DECISIONS }).notNull(),
    /**
     * SHA-256 of the moderator's uid: tells moderators apart, and reveals nothing once the account
     * is gone.
     */
    moderator: text().notNull(),
    /** The moderator's words; for an upheld report, one of the reasons of reports. */
    reason: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('moderation_decisions_offer').on(row.offer),
    index('moderation_decisions_decided_at').on(row.decidedAt, row.id),
    check(
      'moderation_decisions_decision',
      sql`${row.decision} in ('approve', 'reject', 'grant-claim', 'dismiss-claim', 'approve-check', 'reject-check', 'dismiss', 'act', 'lift', 'uphold')`,
    ),
    check(
      'moderation_decisions_kind',
      sql`${row.kind} in ('offer', 'listing', 'message', 'person')`,
    ),
    check(
      'moderation_decisions_about',
      sql`case when ${row.kind} = 'offer' then ${row.offer} is not null else ${row.target} is not null end`,
    ),
  ],
)
