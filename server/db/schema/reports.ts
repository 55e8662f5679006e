import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { ReportReason } from '#domain/report/report.ts'
import { moment } from './columns/moment.ts'

/** Reports from visitors to moderators. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['listing', 'message', 'person'] }).notNull(),
    /** For a listing: "rent/1001". */
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
