import { parseArgs } from 'node:util'
import { createClockScenario } from './outages/clock-scenario.ts'
import { createEmbeddedDiskScenario, createPostgresDiskScenario } from './outages/disk-scenarios.ts'
import { createMailScenario } from './outages/mail-scenario.ts'
import { createPostgresScenario } from './outages/postgres-scenario.ts'
import { KINDS, type ProbeResult } from './outages/probes.ts'
import { type OutageResult, runScenario } from './outages/run-scenario.ts'
import type { ScenarioFactory } from './outages/scenario.ts'
import { printTable } from './support/table.ts'

// Measures what clients see during outages, and the time to recovery. Each probe runs once a second.
// `--scene postgres` runs one scenario.

const SCENARIOS: Record<string, ScenarioFactory> = {
  postgres: createPostgresScenario,
  'disk-embedded': createEmbeddedDiskScenario,
  'disk-postgres': createPostgresDiskScenario,
  mail: createMailScenario,
  clock: createClockScenario,
}

const { values } = parseArgs({
  options: { scene: { type: 'string', multiple: true, default: Object.keys(SCENARIOS) } },
})

/** "200 in 0.1 s" or "200 ×3, 503 ×17 in 5.0 s", with the time of the slowest response. */
function summarize(visits: readonly ProbeResult[]): string {
  if (visits.length === 0) return '–'
  const counts = new Map<ProbeResult['status'], number>()
  for (const { status } of visits) counts.set(status, (counts.get(status) ?? 0) + 1)
  const told = [...counts].map(([status, count]) =>
    counts.size > 1 ? `${status} ×${count}` : status,
  )
  const slowest = Math.max(...visits.map(({ sent, ended }) => ended - sent))
  return `${told.join(', ')} in ${(slowest / 1_000).toFixed(1)} s`
}

const formatSeconds = (value: number | null) => (value === null ? '–' : value.toFixed(1))

const results: OutageResult[] = []
for (const name of values.scene) {
  const scenario = await SCENARIOS[name]?.()
  if (scenario === undefined) throw new Error(`There is no scenario ${name}.`)
  if (typeof scenario === 'string') {
    console.log(`${name} is left out: ${scenario}\n`)
    continue
  }
  await using ready = scenario
  results.push(...(await runScenario(ready)))
}

printTable(
  ['outage', ...KINDS, 'site ended', 'all well after s', 'the rest after s'],
  results.map((course) => [
    course.name,
    ...KINDS.map((kind) => summarize(course.during[kind])),
    String(course.exits),
    formatSeconds(course.secondsToRecovery),
    formatSeconds(course.secondsToSettled),
  ]),
)
for (const { name, logLines: said, faults } of results) {
  console.log(`${name}:`)
  for (const [line, times] of said) console.log(`  ${times} × ${line.slice(0, 300)}`)
  const kinds = Map.groupBy(faults, ({ kind, status }) => `${kind} ${status}`)
  for (const [kind, of] of kinds) console.log(`  FAULT: ${of.length} × ${kind}`)
}
