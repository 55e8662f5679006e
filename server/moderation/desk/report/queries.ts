import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { parseListingTarget } from '#domain/safety/report/listing-target.ts'
import { findReportRecusalReason } from '#domain/safety/report/recusal.ts'
import { canUphold, type ReportedItem, type ReportReason } from '#domain/safety/report/report.ts'
import { IS_ABOUT_OFFER } from '#server/homes/offer/reported.ts'
import { offers } from '#server/homes/tables.ts'
import { conversations } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { isBannedPerson } from '#server/safety/ban/queries.ts'
import { reports } from '#server/safety/tables.ts'

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

/** SQL: whether a message of a reported person was reported too, and not dismissed. */
const HAS_MESSAGE = sql<boolean>`coalesce(bool_or(${reports.kind} = 'person' and exists (
  select from messages join reports told
    on told.kind = 'message' and told.target = messages.conversation || '/' || messages.seq
  where messages.conversation = ${conversations.id}
    and messages.sender = split_part(${reports.target}, '/', 2)
    and told.outcome is distinct from 'dismissed'
)), false)`

/** SQL: what the reporters wrote, if they did. */
const WORDS = sql<string[] | null>`(
  array_agg(${reports.words}) filter (where ${reports.words} <> '')
)[1:10]`

/** Reports of feed listings, messages and people, most reported first, as a moderator (a uid) reads them. */
export const listOtherReports = (
  db: Queryable,
  { moderator, limit }: { readonly moderator: string; readonly limit: number },
  now: Date,
): Promise<ReportedItem[]> =>
  db
    .select({
      kind: reports.kind,
      target: sql<string>`min(${reports.target})`,
      total: sql<number>`count(*)::integer`,
      reasons: sql<ReportReason[]>`array_agg(distinct ${reports.reason})`,
      words: WORDS,
      hasMessage: HAS_MESSAGE,
      isBanned: sql<boolean>`coalesce(
        bool_or(${reports.kind} = 'person' and ${isBannedPerson(SUBJECT, now)}), false
      )`,
      ...relationOf(moderator),
    })
    .from(reports)
    .leftJoin(conversations, isAboutConversation)
    .where(
      and(isNull(reports.resolvedAt), sql`not exists (select from offers where ${IS_ABOUT_OFFER})`),
    )
    .groupBy(reports.kind, SUBJECT)
    .orderBy(desc(sql`count(*)`), asc(sql`min(${reports.createdAt})`))
    .limit(limit)
    .then((rows) =>
      rows.map(({ words, isInvolved, hasReported, ...row }) => ({
        ...row,
        words: words ?? [],
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
) {
  const subject = db
    .select({ subject: SUBJECT })
    .from(reports)
    .leftJoin(conversations, isAboutConversation)
    .where(and(eq(reports.kind, kind), eq(reports.target, target)))
    .limit(1)
  const [found] = await db
    .select({
      targets: sql<string[] | null>`array_agg(distinct ${reports.target})`,
      words: WORDS,
      hasMessage: HAS_MESSAGE,
      ...relationOf(moderator),
    })
    .from(reports)
    .leftJoin(conversations, isAboutConversation)
    .where(and(eq(reports.kind, kind), isNull(reports.resolvedAt), sql`${SUBJECT} = (${subject})`))
  if (found === undefined) return { targets: [], recusal: null, isProven: false }
  const { targets, words, hasMessage } = found
  return {
    targets: targets ?? [],
    recusal: findReportRecusalReason(found),
    /** Whether they can be upheld. */
    isProven: canUphold({ kind, words: words ?? [], hasMessage }),
  }
}

/**
 * Whether an account put the listing up, so that a decision about its offer answers its reports.
 */
export async function isOffered(db: Queryable, target: string): Promise<boolean> {
  const key = parseListingTarget(target)
  if (key === null) return false
  const isOfListing = and(eq(offers.listingType, key.type), eq(offers.listingId, key.id))
  return (await db.$count(offers, isOfListing)) > 0
}
