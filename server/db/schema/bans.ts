import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import type { WritingReason } from '#domain/report/report.ts'
import { moment } from './columns/moment.ts'

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
