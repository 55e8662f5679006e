import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LOGGED_DECISIONS, LOGGED_KINDS } from '#domain/moderation/logged-decision.ts'

/**
 * The log of what moderators decided. Rows are only added: a trigger of its migration refuses every change, so
 * it holds nothing that a person could ask to be erased.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: text().primaryKey(),
    /** Of what an owner put up, of a claim the home that is claimed; null for everything else. */
    offer: text(),
    kind: text({ enum: LOGGED_KINDS }).notNull().default('offer'),
    /** The name that reports have for what is no offer. */
    target: text(),
    decision: text({ enum: LOGGED_DECISIONS }).notNull(),
    /** SHA-256 of the moderator's uid: it tells moderators apart, and nothing once the account is gone. */
    moderator: text().notNull(),
    /** As a moderator wrote it; one of the reasons of reports where one was found right. */
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
