import { setTimeout } from 'node:timers/promises'
import { createSiteClient } from '#test/site/site-client.ts'
import {
  ACCOUNT,
  findListingPaths,
  isHealthy,
  KINDS,
  type Kind,
  type ProbeResult,
  startProbes,
} from './probes.ts'
import type { Outage, Scenario } from './scenario.ts'

/** How long all probes must succeed before and after an outage. */
const STEADY_STATE_MS = 5_000

/** How long to wait for recovery. */
const RECOVERY_MS = 180_000

export interface OutageResult {
  readonly name: string
  /** Results of probes during the outage. */
  readonly during: Readonly<Record<Kind, readonly ProbeResult[]>>
  /** Seconds from the end of the outage until all probes succeed; infinite if they never do. */
  readonly secondsToRecovery: number
  /** Seconds until background work has recovered; `null` when the outage does not affect any. */
  readonly secondsToSettled: number | null
  readonly exits: number
  /** Responses that leak internals, and 503s without `Retry-After`. */
  readonly faults: readonly ProbeResult[]
  /** Number of log lines by level and message. */
  readonly logLines: ReadonlyMap<string, number>
}

export async function runScenario({ site, outages }: Scenario): Promise<OutageResult[]> {
  const { url } = site.site
  const homes = await findListingPaths(url)
  const registered = await createSiteClient(url).signUp(ACCOUNT.email, ACCOUNT.password)
  if (registered.status !== 200) throw new Error(`Registration: ${registered.status}`)
  const courses: OutageResult[] = []
  for (const outage of outages) {
    process.stderr.write(`${outage.name}\n`)
    courses.push(await runOutage(outage, site, homes))
  }
  return courses
}

async function runOutage(
  outage: Outage,
  site: Scenario['site'],
  homes: Iterator<string>,
): Promise<OutageResult> {
  const visitors = startProbes(site.site.url, homes)
  await setTimeout(STEADY_STATE_MS)
  const unwell = visitors.results.find((visit) => !isHealthy(visit))
  if (unwell !== undefined) {
    throw new Error(`Before "${outage.name}": ${unwell.kind} is answered ${unwell.status}.`)
  }
  const endings = site.countExits()
  const printed = site.readOutput().length
  const begun = performance.now()
  await outage.begin()
  await setTimeout(outage.seconds * 1_000)
  const during = [begun, performance.now()] as const
  await outage.end()
  const over = performance.now()
  const settling = outage.waitUntilSettled?.().then(() => (performance.now() - over) / 1_000)
  await waitUntilHealthy(visitors.results, over)
  const secondsUntilSettled = (await settling) ?? null
  await visitors.stop()

  const { results: visits } = visitors
  const lastFault = visits.findLast((visit) => visit.sent > over && !isHealthy(visit))
  const firstWell = visits.find((visit) => visit.sent > (lastFault?.sent ?? over))
  const isWellAgain = firstWell !== undefined && performance.now() - over < RECOVERY_MS
  const within = visits.filter(({ sent }) => sent >= during[0] && sent <= Math.max(during[1], over))
  return {
    name: outage.name,
    during: Object.fromEntries(
      KINDS.map((kind) => [kind, within.filter((visit) => visit.kind === kind)]),
    ) as unknown as OutageResult['during'],
    secondsToRecovery: isWellAgain
      ? lastFault === undefined
        ? 0
        : (firstWell.sent - over) / 1_000
      : Number.POSITIVE_INFINITY,
    secondsToSettled: secondsUntilSettled,
    exits: site.countExits() - endings,
    faults: visits.filter(
      (visit) =>
        (visit.leaks && !isHealthy(visit)) || (visit.status === 503 && !visit.hasRetryAfter),
    ),
    logLines: countLogLines(site.readOutput().slice(printed)),
  }
}

/** Waits until all probes have succeeded for a while. */
async function waitUntilHealthy(visits: readonly ProbeResult[], since: number): Promise<void> {
  const end = since + RECOVERY_MS
  while (performance.now() < end) {
    await setTimeout(500)
    const lately = visits.filter(({ ended }) => ended > performance.now() - STEADY_STATE_MS)
    const kinds = new Set(lately.map(({ kind }) => kind))
    const quiet = performance.now() - since > STEADY_STATE_MS && kinds.size === KINDS.length
    if (quiet && lately.every(isHealthy)) return
  }
}

function countLogLines(printed: string): Map<string, number> {
  const said = new Map<string, number>()
  for (const line of printed.split('\n')) {
    if (line.trim() === '') continue
    let text = line
    try {
      const { msg, level } = JSON.parse(line) as { msg: string; level: string }
      text = `${level}: ${msg}`
    } catch {
      // The line is not JSON but the last message of a process that exited.
    }
    said.set(text, (said.get(text) ?? 0) + 1)
  }
  return said
}
