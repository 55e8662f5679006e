import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import type { WritingReason } from '#domain/report/report.ts'
import { moment } from './columns/moment.ts'

/** What a moderator found, and until when it holds. */
export const issuedColumns = () => ({
  /** The name that the report had for the person. */
  target: text().notNull(),
  reason: text().$type<WritingReason>().notNull(),
  /** SHA-256 of the uids of the moderators who issued it or began it anew; those of before that were not kept are missing. */
  moderators: text().array().notNull(),
  bannedAt: moment('banned_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** People who cannot write messages. With Firebase accounts are elsewhere: no reference. */
export const bans = pgTable(
  'bans',
  {
    /** Names the ban to moderators, who do not learn whose it is. */
    id: text().primaryKey(),
    uid: text().notNull().unique(),
    ...issuedColumns(),
    /** What the person says against it; empty where it went with an earlier account. */
    appeal: text('objection'),
    /** Why it stays in spite of the appeal. */
    upholdReason: text('answer'),
  },
  (row) => [check('bans_answer', sql`${row.upholdReason} is null or ${row.appeal} is not null`)],
)

export type BanRow = typeof bans.$inferSelect
