import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { WritingReason } from '#domain/moderation/report.ts'

/** People who cannot write messages. With Firebase accounts are elsewhere: no reference. */
export const bans = pgTable(
  'bans',
  {
    /** Names the ban to moderators, who do not learn whose it is. */
    id: text().primaryKey(),
    uid: text().notNull().unique(),
    /** The name that the report had for the person. */
    target: text().notNull(),
    reason: text().$type<WritingReason>().notNull(),
    /** SHA-256 of the uid of the moderator who laid it; '' where it was not kept. */
    moderator: text().notNull(),
    bannedAt: timestamp('banned_at', { withTimezone: true, precision: 3 }).notNull(),
    /** What the person says against it. */
    objection: text(),
    /** Why it stays in spite of the objection. */
    answer: text(),
  },
  (row) => [check('bans_answer', sql`${row.answer} is null or ${row.objection} is not null`)],
)

export type BanRow = typeof bans.$inferSelect
