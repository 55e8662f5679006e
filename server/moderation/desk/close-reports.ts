import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import type { ReportOutcome } from '#domain/safety/report/report.ts'
import { findListingKey } from '#server/homes/offer/queries.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { resolveReports } from '#server/safety/report/commands.ts'

/** Closes the reports of a home that a decision about it answers. */
export async function closeReports(
  tools: { readonly db: Transaction; readonly mailer: Mailer },
  offer: string,
  outcome: ReportOutcome,
  now: Date,
): Promise<void> {
  const listing = await findListingKey(tools.db, offer)
  if (listing === null) return
  await resolveReports(
    tools,
    { kind: 'listing', targets: [formatListingTarget(listing)], outcome },
    now,
  )
}
