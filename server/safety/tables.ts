import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { LOGGED_DECISIONS, LOGGED_KINDS } from '#domain/safety/logged-decision.ts'
import type { ReportReason, WritingReason } from '#domain/safety/report/report.ts'
import { moment } from '#server/platform/db/columns.ts'

/** What a moderator decided, and until when it applies. */
export const issuedColumns = () => ({
  /** The person's name in the report. */
  target: text().notNull(),
  reason: text().$type<WritingReason>().notNull(),
  /**
   * SHA-256 of the uids of the moderators who issued it or issued it again. Moderators from before
   * this was stored are missing.
   */
  moderators: text().array().notNull(),
  bannedAt: moment('banned_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/**
 * Bans from writing messages. With Firebase the accounts are not in our tables, so `uid` references
 * no table.
 */
export const bans = pgTable(
  'bans',
  {
    /** Identifies the ban to moderators, who do not learn whose it is. */
    id: text().primaryKey(),
    uid: text().notNull().unique(),
    ...issuedColumns(),
    /** The person's appeal; empty if it was erased with an earlier account. */
    appeal: text('objection'),
    /** Why the ban was upheld. */
    upholdReason: text('answer'),
  },
  (row) => [check('bans_answer', sql`${row.upholdReason} is null or ${row.appeal} is not null`)],
)

export type BanRow = typeof bans.$inferSelect

/**
 * Bans of accounts that were erased before the ban ended. A new account inherits them by confirming
 * the email address.
 */
export const erasedBans = pgTable('erased_bans', {
  id: text().primaryKey(),
  /** The hash of the mailbox, with `salt`. The email address itself is in no column. */
  mailboxHash: text('mailbox_hash').notNull().unique(),
  /** The salt, which is the same in all rows of a period, so that computing one hash finds any of them. */
  salt: text().notNull(),
  ...issuedColumns(),
})

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
    /**
     * The name in reports of anything that is not an owner's home; of a home, the draft that changed it, or the decision
     * that `undo` takes back.
     */
    target: text(),
    decision: text({ enum: LOGGED_DECISIONS }).notNull(),
    /**
     * SHA-256 of the moderator's uid: tells moderators apart, and reveals nothing once the account
     * is gone.
     */
    moderator: text().notNull(),
    /** The moderator's words; for an upheld report, one of the reasons of reports. */
    reason: text(),
    decidedAt: moment('decided_at').notNull(),
    /** When a home that was decided had been handed in. */
    askedAt: moment('asked_at'),
  },
  (row) => [
    index('moderation_decisions_offer').on(row.offer),
    index('moderation_decisions_decided_at').on(row.decidedAt, row.id),
    check(
      'moderation_decisions_decision',
      sql`${row.decision} in ('approve', 'reject', 'grant-claim', 'dismiss-claim', 'approve-check', 'reject-check', 'dismiss', 'act', 'lift', 'uphold', 'undo')`,
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

/** Reports from visitors to moderators. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['listing', 'message', 'person'] }).notNull(),
    /** The target, for a listing "rent/1001". */
    target: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    words: text().notNull().default(''),
    /** The reporter's account; null for a visitor who was not signed in. */
    reporter: text(),
    /** Whether the reporter gets a mail with the outcome. */
    wantsOutcome: boolean('wants_answer').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
    outcome: text({ enum: ['dismissed', 'acted'] }),
  },
  (row) => [
    index('reports_target').on(row.kind, row.target),
    index('reports_open').on(row.createdAt).where(sql`${row.resolvedAt} is null`),
    index('reports_reporter').on(row.reporter),
    check('reports_kind', sql`${row.kind} in ('listing', 'message', 'person')`),
    check('reports_outcome', sql`${row.outcome} in ('dismissed', 'acted')`),
    check('reports_resolved', sql`num_nulls(${row.resolvedAt}, ${row.outcome}) in (0, 2)`),
  ],
)

export type ReportRow = typeof reports.$inferSelect
