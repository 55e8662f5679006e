import { setTimeout } from 'node:timers/promises'
import { createSiteClient } from '#test/site/site-client.ts'
import type { Outage, Rehearsal } from './outage.ts'
import { homesOf, isWell, KINDS, type Kind, PERSON, sendVisitors, type Visit } from './visits.ts'

/** So long everything must be well before and after, in milliseconds. */
const QUIET_MS = 5_000

/** Nobody waits longer for all to be well again, in milliseconds. */
const RECOVERY_MS = 180_000

/** How one outage went. */
export interface Course {
  readonly name: string
  /** What was answered while it lasted, by kind. */
  readonly during: Readonly<Record<Kind, readonly Visit[]>>
  /** Seconds from its end until everything was well for good; infinite where it was not. */
  readonly secondsUntilWell: number
  /** The same for what visitors do not see; `null` where there is nothing of that kind. */
  readonly secondsUntilSettled: number | null
  readonly endings: number
  /** Answers that showed what is nobody's business, and 503s that did not say when to ask again. */
  readonly faults: readonly Visit[]
  /** Lines of the log by what they say. */
  readonly said: ReadonlyMap<string, number>
}

export async function rehearse({ site, outages }: Rehearsal): Promise<Course[]> {
  const { url } = site.site
  const homes = await homesOf(url)
  const registered = await createSiteClient(url).signUp(PERSON.email, PERSON.password)
  if (registered.status !== 200) throw new Error(`Registration: ${registered.status}`)
  const courses: Course[] = []
  for (const outage of outages) {
    process.stderr.write(`${outage.name}\n`)
    courses.push(await rehearseOne(outage, site, homes))
  }
  return courses
}

async function rehearseOne(
  outage: Outage,
  site: Rehearsal['site'],
  homes: Iterator<string>,
): Promise<Course> {
  const visitors = sendVisitors(site.site.url, homes)
  await setTimeout(QUIET_MS)
  const unwell = visitors.visits.find((visit) => !isWell(visit))
  if (unwell !== undefined) {
    throw new Error(`Before "${outage.name}": ${unwell.kind} is answered ${unwell.status}.`)
  }
  const endings = site.endings()
  const printed = site.printed().length
  const begun = performance.now()
  await outage.begin()
  await setTimeout(outage.seconds * 1_000)
  const during = [begun, performance.now()] as const
  await outage.end()
  const over = performance.now()
  const settling = outage.settled?.().then(() => (performance.now() - over) / 1_000)
  await allWellFor(visitors.visits, over)
  const secondsUntilSettled = (await settling) ?? null
  await visitors.stop()

  const { visits } = visitors
  const lastFault = visits.findLast((visit) => visit.sent > over && !isWell(visit))
  const firstWell = visits.find((visit) => visit.sent > (lastFault?.sent ?? over))
  const isWellAgain = firstWell !== undefined && performance.now() - over < RECOVERY_MS
  const within = visits.filter(({ sent }) => sent >= during[0] && sent <= Math.max(during[1], over))
  return {
    name: outage.name,
    during: Object.fromEntries(
      KINDS.map((kind) => [kind, within.filter((visit) => visit.kind === kind)]),
    ) as unknown as Course['during'],
    secondsUntilWell: isWellAgain
      ? lastFault === undefined
        ? 0
        : (firstWell.sent - over) / 1_000
      : Number.POSITIVE_INFINITY,
    secondsUntilSettled,
    endings: site.endings() - endings,
    faults: visits.filter(
      (visit) => (visit.tells && !isWell(visit)) || (visit.status === 503 && !visit.saysWhen),
    ),
    said: linesOf(site.printed().slice(printed)),
  }
}

/** Waits until everything that was asked for some time has been well. */
async function allWellFor(visits: readonly Visit[], since: number): Promise<void> {
  const end = since + RECOVERY_MS
  while (performance.now() < end) {
    await setTimeout(500)
    const lately = visits.filter(({ ended }) => ended > performance.now() - QUIET_MS)
    const kinds = new Set(lately.map(({ kind }) => kind))
    const quiet = performance.now() - since > QUIET_MS && kinds.size === KINDS.length
    if (quiet && lately.every(isWell)) return
  }
}

function linesOf(printed: string): Map<string, number> {
  const said = new Map<string, number>()
  for (const line of printed.split('\n')) {
    if (line.trim() === '') continue
    let text = line
    try {
      const { msg, level } = JSON.parse(line) as { msg: string; level: string }
      text = `${level}: ${msg}`
    } catch {
      // Not a line of the log: a sentence with which a process has ended.
    }
    said.set(text, (said.get(text) ?? 0) + 1)
  }
  return said
}
