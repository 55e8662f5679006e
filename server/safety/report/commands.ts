import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { parseListingTarget } from '#domain/safety/report/listing-target.ts'
import type { ReportKind, ReportOutcome, ReportReason } from '#domain/safety/report/report.ts'
import { listings } from '#server/catalog/tables.ts'
import { mailPerson } from '#server/people/account/mail-addresses.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import { type ReportRow, reports } from '#server/safety/tables.ts'
import type * as Mails from '#texts/safety/mails.ts'
import { listAddresses } from './queries.ts'

const mails = await loadTexts<typeof Mails>('safety/mails.ts')

/** More reports tell a moderator nothing new. */
export const MAX_OPEN_REPORTS = 50

export interface NewReport {
  readonly kind: ReportKind
  readonly target: string
  readonly reason: ReportReason
  readonly words: string
  /** The uid of a person who is signed in; `null` if anonymous. */
  readonly reporter: string | null
  readonly wantsOutcome: boolean
}

/**
 * Stores a report. A person's second report of the same thing changes the first while nobody has
 * looked at it. At the limit, a person's report replaces the oldest anonymous one.
 *
 * @returns whether it was stored
 */
export function createReport(db: Queryable, report: NewReport, now: Date): Promise<boolean> {
  const { kind, target, reporter } = report
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${target}`}))`)
    const isOpen = isOpenOf(kind, target)
    if (reporter !== null)
      await transaction.delete(reports).where(and(isOpen, eq(reports.reporter, reporter)))
    const isFull = (await transaction.$count(reports, isOpen)) >= MAX_OPEN_REPORTS
    if (isFull && (reporter === null || !(await deleteOldestAnonymous(transaction, isOpen))))
      return false
    await transaction.insert(reports).values({ id: randomUUID(), ...report, createdAt: now })
    return true
  })
}

const isOpenOf = (kind: ReportKind, target: string) =>
  and(eq(reports.kind, kind), eq(reports.target, target), isNull(reports.resolvedAt))

/** @returns whether there was one */
async function deleteOldestAnonymous(db: Queryable, isOpen: SQL | undefined): Promise<boolean> {
  const oldest = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(isOpen, isNull(reports.reporter)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(1)
  const deleted = await db
    .delete(reports)
    .where(inArray(reports.id, oldest))
    .returning({ id: reports.id })
  return deleted.length > 0
}

/** Moves open reports to a home's new listing. */
export async function retargetReports(db: Queryable, from: string, to: string): Promise<void> {
  await db.update(reports).set({ target: to }).where(isOpenOf('listing', from))
}

export interface Resolution {
  readonly kind: ReportKind
  readonly targets: readonly string[]
  readonly outcome: ReportOutcome
}

/**
 * Closes the open reports of one thing, under all its names, and mails reporters who want the outcome.
 *
 * @returns how many
 */
export function resolveReports(
  { db, mailer }: { readonly db: Queryable; readonly mailer: Mailer },
  { kind, targets, outcome }: Resolution,
  now: Date,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const resolved = await transaction
      .update(reports)
      .set({ resolvedAt: now, outcome })
      .where(
        and(
          eq(reports.kind, kind),
          inArray(reports.target, [...targets]),
          isNull(reports.resolvedAt),
        ),
      )
      .returning()
    const what = kind === 'listing' ? await getAddress(transaction, targets[0] ?? '') : ''
    for (const { reporter, wantsOutcome } of resolved)
      if (reporter !== null && wantsOutcome)
        await mailPerson({ mailer, transaction }, reporter, ({ language }) =>
          mails[language].reportOutcomeMail({ kind, what, outcome }),
        )
    return resolved.length
  })
}

/** Opens reports again that were closed since a moment. Mails that told their reporters stay sent. */
export const reopenReports = (
  transaction: Transaction,
  { kind, target }: Pick<ReportRow, 'kind' | 'target'>,
  since: Date,
) =>
  transaction
    .update(reports)
    .set({ resolvedAt: null, outcome: null })
    .where(and(eq(reports.kind, kind), eq(reports.target, target), gte(reports.resolvedAt, since)))

function isListing(target: string): SQL | undefined {
  const key = parseListingTarget(target)
  return key === null ? sql`false` : and(eq(listings.type, key.type), eq(listings.id, key.id))
}

async function getAddress(db: Queryable, target: string): Promise<string> {
  const addresses = await listAddresses(db, [target])
  return addresses.get(target) ?? toSingleLine(target)
}

/** Withdraws a feed's listing, until the feed brings it again. */
export async function withdrawReported(db: Queryable, target: string, now: Date): Promise<void> {
  await db
    .update(listings)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(isListing(target), isNull(listings.owner), isNull(listings.deletedAt)))
}

/** Erases reports by a person, and reports of that person's homes. */
export async function eraseReports(db: Queryable, uid: string): Promise<void> {
  const own = db
    .select({ target: sql`${listings.type} || '/' || ${listings.id}` })
    .from(listings)
    .where(eq(listings.owner, uid))
  await db.delete(reports).where(and(eq(reports.kind, 'listing'), inArray(reports.target, own)))
  await db.delete(reports).where(eq(reports.reporter, uid))
}
