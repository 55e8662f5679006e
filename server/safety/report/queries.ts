import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { formatListingTarget, parseListingTarget } from '#domain/safety/report/listing-target.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type ReportRow, reports } from '#server/safety/tables.ts'

/** Reports that nobody has looked at, oldest first. */
export const listOpenReports = (db: Queryable, targets: readonly string[]): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.kind, 'listing'),
        isNull(reports.resolvedAt),
        sql`${reports.target} = any(${sql.param([...targets])}::text[])`,
      ),
    )
    .orderBy(asc(reports.createdAt))

/** Street addresses of listings, by their names in reports. */
export async function listAddresses(
  db: Queryable,
  targets: readonly string[],
): Promise<Map<string, string>> {
  const keys = targets.flatMap((target) => parseListingTarget(target) ?? [])
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ type: listings.type, id: listings.id, address: listings.address })
    .from(listings)
    .where(
      sql`(${listings.type}, ${listings.id}) in (
        select * from unnest(
          ${sql.param(keys.map(({ type }) => type))}::text[],
          ${sql.param(keys.map(({ id }) => id))}::integer[]
        )
      )`,
    )
  return new Map(rows.map((row) => [formatListingTarget(row), toSingleLine(row.address)]))
}

/**
 * Whether a report of a message waits for a moderator.
 *
 * @param target of `formatConversationTarget`
 */
export async function isMessageReported(db: Queryable, target: string): Promise<boolean> {
  const isOf = and(eq(reports.kind, 'message'), eq(reports.target, target))
  return (await db.$count(reports, and(isOf, isNull(reports.resolvedAt)))) > 0
}

/** A person's own reports, newest first. */
export const listOwnReports = (db: Queryable, reporter: string): Promise<ReportRow[]> =>
  db.select().from(reports).where(eq(reports.reporter, reporter)).orderBy(desc(reports.createdAt))
