import { DEMO_DECIDED_REPORTS, DEMO_REPORTS } from '#content/demo/descriptions.ts'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { type DemoTools, daysAgo } from './demo-tools.ts'
import type { FilledHome } from './fill-homes.ts'

/** Days before today, for decided reports. */
const [REPORTED, DECIDED] = [6, 5]

/**
 * Makes seekers report homes: one for each reason, one home twice, and one listing that no owner
 * put up.
 */
export async function fillReports(
  { db, people: { owners, seekers }, now }: DemoTools,
  homes: readonly FilledHome[],
): Promise<void> {
  const reported = listReportable(homes, owners)
  const listings = reported.flatMap(({ listing }) => listing ?? []).slice(0, DEMO_REPORTS.length)
  const [first] = listings
  const sample = RENT_LISTINGS[0]
  const targets = [...listings, first, sample].flatMap((it) => (it ? formatListingTarget(it) : []))
  for (const [index, target] of targets.entries()) {
    const report = DEMO_REPORTS[index % DEMO_REPORTS.length] as (typeof DEMO_REPORTS)[number]
    const reporter = seekers[(index + 1) % seekers.length] ?? null
    const { reason, words } = report
    const isNew = { kind: 'listing', target, reason, words, reporter, wantsOutcome: true } as const
    await createReport(db, isNew, addDays(now, -(index + 1) / 4))
  }
}

const listReportable = (homes: readonly FilledHome[], [demoOwner]: readonly string[]) =>
  homes.filter(
    ({ fate, owner, original }) => fate === 'shown' && owner !== demoOwner && original === null,
  )

/**
 * Two earlier reports of the demo seeker: a moderator withdrew one home, and found nothing wrong
 * with the other.
 */
export async function fillDecidedReports(
  tools: DemoTools,
  homes: readonly FilledHome[],
): Promise<void> {
  const { db, people, now } = tools
  const moderation = createDesk(daysAgo(tools, DECIDED))
  const [reporter = null] = people.seekers
  const uid = people.colleague
  const { acted, dismissed } = DEMO_DECIDED_REPORTS
  async function report(target: string, words: string) {
    const isNew = { kind: 'listing', target, words, reporter, wantsOutcome: true } as const
    await createReport(db, { ...isNew, reason: 'other' }, addDays(now, -REPORTED))
  }
  const wrong = listReportable(homes, people.owners).at(-1)
  if (wrong?.listing) {
    await report(formatListingTarget(wrong.listing), acted.words)
    const revision = (await moderation.find(wrong.id, uid))?.offer.revision ?? 0
    const decision = { id: wrong.id, revision, decision: 'reject', reason: acted.reason } as const
    if (await moderation.decide({ ...decision, uid }))
      throw new Error('A reported home of the demo could not be rejected.')
  }
  const right = RENT_LISTINGS[1]
  if (right === undefined) return
  const target = formatListingTarget(right)
  await report(target, dismissed)
  await moderation.resolve({ kind: 'listing', target, reason: null, uid })
}
