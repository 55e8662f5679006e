import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { readListingTarget } from '#domain/moderation/listing-target.ts'
import type { ReportedThing, ReportReason } from '#domain/moderation/report.ts'
import type { Queryable } from '#server/db/open.ts'
import { offers } from '#server/db/schema/offers.ts'
import { type ReportRow, reports } from '#server/db/schema/reports.ts'

/** SQL: the name that reports have for the listing of an offer. */
const offerTarget = sql`${offers.listingType} || '/' || ${offers.listingId}`

/** SQL condition: somebody reported the listing of the offer, and nobody has looked. */
export const IS_REPORTED = sql<boolean>`exists (
  select from reports
  where reports.kind = 'listing' and reports.target = ${offerTarget} and reports.resolved_at is null
)`

/** Those that nobody has looked at, the oldest first. */
export const listOpenReports = (db: Queryable, targets: readonly string[]): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(
      and(
        ...[eq(reports.kind, 'listing'), isNull(reports.resolvedAt)],
        sql`${reports.target} = any(${sql.param([...targets])}::text[])`,
      ),
    )
    .orderBy(asc(reports.createdAt))

/** Of homes of feeds, messages and people: what was reported most comes first. */
export const listOtherReports = (db: Queryable, limit: number): Promise<ReportedThing[]> =>
  db
    .select({
      kind: reports.kind,
      target: reports.target,
      total: sql<number>`count(*)::integer`,
      reasons: sql<ReportReason[]>`array_agg(distinct ${reports.reason})`,
      words: sql<
        string[]
      >`(array_agg(${reports.words}) filter (where ${reports.words} <> ''))[1:10]`,
    })
    .from(reports)
    .where(
      and(
        isNull(reports.resolvedAt),
        sql`not exists (
          select from offers where reports.kind = 'listing' and reports.target = ${offerTarget}
        )`,
      ),
    )
    .groupBy(reports.kind, reports.target)
    .orderBy(desc(sql`count(*)`), asc(sql`min(${reports.createdAt})`))
    .limit(limit)
    .then((rows) => rows.map((row) => ({ ...row, words: row.words ?? [] })))

/** Whether an account put the listing up, so that a decision about its offer answers its reports. */
export async function isOffered(db: Queryable, target: string): Promise<boolean> {
  const key = readListingTarget(target)
  if (key === null) return false
  const [found] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.listingType, key.type), eq(offers.listingId, key.id)))
    .limit(1)
  return found !== undefined
}

/** Whether a moderator has found a report of this person right, for as long as it is kept. */
export async function isBarred(db: Queryable, uid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from conversations join reports on reports.kind = 'person'
      and reports.outcome = 'acted'
      and reports.target = conversations.id
        || case when conversations.seeker = ${uid} then '/seeker' else '/owner' end
    where conversations.seeker = ${uid} or conversations.owner = ${uid} limit 1`)
  return rows.length > 0
}

/** What a person reported, the newest first. */
export const listOwnReports = (db: Queryable, reporter: string): Promise<ReportRow[]> =>
  db.select().from(reports).where(eq(reports.reporter, reporter)).orderBy(desc(reports.createdAt))
