import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { reportOutcomeMail } from '#content/texts/mail/report-mails.ts'
import type { ReportKind, ReportOutcome, ReportReason } from '#domain/moderation/report.ts'
import type { Queryable } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { reports } from '#server/db/schema/reports.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { findMailAddress } from '#server/mail-address/queries.ts'

/** More say nothing new to a moderator. */
const MAX_OPEN_REPORTS = 50

export interface NewReport {
  readonly kind: ReportKind
  readonly target: string
  readonly reason: ReportReason
  readonly words: string
  /** The uid of a person who is signed in. */
  readonly reporter: string | null
  readonly wantsAnswer: boolean
}

/** A person who reports the same thing again changes the report while nobody has looked at it. */
export function createReport(db: Queryable, report: NewReport, now: Date): Promise<void> {
  const { kind, target, reporter } = report
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${target}`}))`)
    const isOpen = and(
      ...[eq(reports.kind, kind), eq(reports.target, target), isNull(reports.resolvedAt)],
    )
    if (reporter !== null)
      await transaction.delete(reports).where(and(isOpen, eq(reports.reporter, reporter)))
    const [row] = await transaction.select({ total: count() }).from(reports).where(isOpen)
    if ((row?.total ?? 0) >= MAX_OPEN_REPORTS) return
    await transaction.insert(reports).values({ id: randomUUID(), ...report, createdAt: now })
  })
}

export interface Resolution {
  readonly kind: ReportKind
  readonly target: string
  readonly outcome: ReportOutcome
}

/** Closes the open reports of one thing and writes to those who want to know. @returns how many */
export function resolveReports(
  { db, mailer }: { readonly db: Queryable; readonly mailer: Mailer },
  { kind, target, outcome }: Resolution,
  now: Date,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const resolved = await transaction
      .update(reports)
      .set({ resolvedAt: now, outcome })
      .where(
        and(...[eq(reports.kind, kind), eq(reports.target, target), isNull(reports.resolvedAt)]),
      )
      .returning()
    const what = await getName(transaction, kind, target)
    for (const { reporter, wantsAnswer } of resolved) {
      const to = reporter && wantsAnswer ? await findMailAddress(transaction, reporter) : null
      if (to === null || reporter === null) continue
      const mail = { to, account: reporter, ...reportOutcomeMail({ what, outcome }) }
      await mailer.send(mail, transaction)
    }
    return resolved.length
  })
}

const isListing = (target: string) =>
  sql`${listings.type} || '/' || ${listings.id} = ${target} and ${listings.id} = ${Number(target.split('/')[1]) || 0}`

async function getName(db: Queryable, kind: ReportKind, target: string): Promise<string> {
  if (kind !== 'listing') return kind
  const [row] = await db
    .select({ address: listings.address })
    .from(listings)
    .where(isListing(target))
  return row?.address ?? target
}

/** Takes a listing that no account put up off the site, until its feed brings it again. */
export async function withdrawReported(db: Queryable, target: string, now: Date): Promise<void> {
  await db
    .update(listings)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(isListing(target), isNull(listings.owner), isNull(listings.deletedAt)))
}

/** What a person reported, and what others reported of the homes of that person. */
export async function eraseReports(db: Queryable, uid: string): Promise<void> {
  const own = db
    .select({ target: sql`${listings.type} || '/' || ${listings.id}` })
    .from(listings)
    .where(eq(listings.owner, uid))
  await db.delete(reports).where(and(eq(reports.kind, 'listing'), inArray(reports.target, own)))
  await db.delete(reports).where(eq(reports.reporter, uid))
}
