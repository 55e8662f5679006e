import { DEMO_REPORTS } from '#content/demo/descriptions.ts'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { toListingTarget } from '#domain/moderation/listing-target.ts'
import { addDays } from '#domain/offer/expiry.ts'
import type { Queryable } from '#server/db/open.ts'
import { createReport } from '#server/report/commands.ts'
import type { FilledHome } from './fill-homes.ts'
import type { DemoPeople } from './fill-people.ts'

/** Lets seekers report homes: one of each reason, one home twice, and one listing that no owner put up. */
export async function fillReports(
  db: Queryable,
  { owners, seekers }: DemoPeople,
  homes: readonly FilledHome[],
  now: Date,
): Promise<void> {
  const reported = homes.filter(({ fate, owner }) => fate === 'shown' && owner !== owners[0])
  const listings = reported.flatMap(({ listing }) => listing ?? []).slice(0, DEMO_REPORTS.length)
  const [first] = listings
  const sample = RENT_LISTINGS[0]
  const targets = [...listings, first, sample].flatMap((it) => (it ? toListingTarget(it) : []))
  for (const [index, target] of targets.entries()) {
    const report = DEMO_REPORTS[index % DEMO_REPORTS.length] as (typeof DEMO_REPORTS)[number]
    const reporter = seekers[(index + 1) % seekers.length] ?? null
    const { reason, words } = report
    const isNew = { kind: 'listing', target, reason, words, reporter, wantsAnswer: true } as const
    await createReport(db, isNew, addDays(now, -(index + 1) / 4))
  }
}
