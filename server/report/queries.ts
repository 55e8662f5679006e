import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { formatListingTarget, parseListingTarget } from '#domain/report/listing-target.ts'
import { findReportRecusalReason, type ReportRecusalReason } from '#domain/report/recusal.ts'
import type { ReportedItem, ReportReason } from '#domain/report/report.ts'
import { toSingleLine } from '#domain/text/single-line.ts'
import { isBannedPerson } from '#server/ban/queries.ts'
import type { Queryable } from '#server/db/open.ts'
import { conversations } from '#server/db/schema/conversations.ts'
import { listings } from '#server/db/schema/listings.ts'
import { offers } from '#server/db/schema/offers.ts'
import { type ReportRow, reports } from '#server/db/schema/reports.ts'

/** SQL: the name of the offer's listing in reports. */
const offerTarget = sql`${offers.listingType} || '/' || ${offers.listingId}`

/** SQL condition: the offer's listing has a report that nobody has looked at. */
export const IS_REPORTED = sql<boolean>`exists (
  select from reports
  where reports.kind = 'listing' and reports.target = ${offerTarget} and reports.resolved_at is null
)`

/** SQL condition: this person reported the offer's listing, and nobody has looked at it. */
export const isReportedBy = (uid: string) => sql<boolean>`exists (
  select from reports
  where reports.kind = 'listing' and reports.target = ${offerTarget} and reports.resolved_at is null
    and reports.reporter = ${uid}
)`

/** Reports that nobody has looked at, oldest first. */
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

/**
 * SQL: the person behind a report of a person, across conversations; the target of other reports.
 */
const SUBJECT = sql<string>`coalesce(
  case when ${reports.kind} = 'person' then
    case split_part(${reports.target}, '/', 2)
      when 'seeker' then ${conversations.seeker} when 'owner' then ${conversations.owner}
    end
  end,
  ${reports.target}
)`

const isAboutConversation = and(
  ne(reports.kind, 'listing'),
  sql`${conversations.id} = split_part(${reports.target}, '/', 1)`,
)

/** SQL: how the moderator is related to the reports of a group. */
const relationOf = (moderator: string) => ({
  isInvolved: sql<boolean>`coalesce(
    bool_or(${moderator} in (${conversations.seeker}, ${conversations.owner})), false
  )`,
  hasReported: sql<boolean>`coalesce(bool_or(${reports.reporter} = ${moderator}), false)`,
})

interface OtherReports {
  /** The uid of the moderator who reads them. */
  readonly moderator: string
  readonly limit: number
}

/** Reports of feed listings, messages and people, most reported first. */
export const listOtherReports = (
  db: Queryable,
  { moderator, limit }: OtherReports,
  now: Date,
): Promise<ReportedItem[]> =>
  db
    .select({
      kind: reports.kind,
      target: sql<string>`min(${reports.target})`,
      total: sql<number>`count(*)::integer`,
      reasons: sql<ReportReason[]>`array_agg(distinct ${reports.reason})`,
      words: sql<
        string[]
      >`(array_agg(${reports.words}) filter (where ${reports.words} <> ''))[1:10]`,
      isBanned: sql<boolean>`coalesce(
        bool_or(${reports.kind} = 'person' and ${isBannedPerson(SUBJECT, now)}), false
      )`,
      ...relationOf(moderator),
    })
    .from(reports)
    .leftJoin(conversations, isAboutConversation)
    .where(
      and(
        isNull(reports.resolvedAt),
        sql`not exists (
          select from offers where reports.kind = 'listing' and reports.target = ${offerTarget}
        )`,
      ),
    )
    .groupBy(reports.kind, SUBJECT)
    .orderBy(desc(sql`count(*)`), asc(sql`min(${reports.createdAt})`))
    .limit(limit)
    .then((rows) =>
      rows.map(({ words, isInvolved, hasReported, ...row }) => ({
        ...{ ...row, words: words ?? [] },
        recusal: findReportRecusalReason({ isInvolved, hasReported }),
      })),
    )

/**
 * All open targets that are about the same as this one, and what bars the moderator from deciding.
 */
export async function findSameReports(
  db: Queryable,
  { kind, target }: Pick<ReportedItem, 'kind' | 'target'>,
  moderator: string,
): Promise<{ readonly targets: readonly string[]; readonly recusal: ReportRecusalReason | null }> {
  const subject = db
    .select({ subject: SUBJECT })
    .from(reports)
    .leftJoin(conversations, isAboutConversation)
    .where(and(eq(reports.kind, kind), eq(reports.target, target)))
    .limit(1)
  const [found] = await db
    .select({
      targets: sql<string[] | null>`array_agg(distinct ${reports.target})`,
      ...relationOf(moderator),
    })
    .from(reports)
    .leftJoin(conversations, isAboutConversation)
    .where(and(eq(reports.kind, kind), isNull(reports.resolvedAt), sql`${SUBJECT} = (${subject})`))
  return { targets: found?.targets ?? [], recusal: found ? findReportRecusalReason(found) : null }
}

/**
 * Whether an account put the listing up, so that a decision about its offer answers its reports.
 */
export async function isOffered(db: Queryable, target: string): Promise<boolean> {
  const key = parseListingTarget(target)
  if (key === null) return false
  const [found] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.listingType, key.type), eq(offers.listingId, key.id)))
    .limit(1)
  return found !== undefined
}

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

/** Whether a report of a message waits for a moderator. @param target of `formatConversationTarget` */
export async function isMessageReported(db: Queryable, target: string): Promise<boolean> {
  const [found] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(...[eq(reports.kind, 'message'), eq(reports.target, target), isNull(reports.resolvedAt)]),
    )
    .limit(1)
  return found !== undefined
}

/** A person's own reports, newest first. */
export const listOwnReports = (db: Queryable, reporter: string): Promise<ReportRow[]> =>
  db.select().from(reports).where(eq(reports.reporter, reporter)).orderBy(desc(reports.createdAt))
