import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMemoryFolder } from './test/memory-folder.ts'
import { killRunning } from './test/run-package-bin.ts'
import { runJobs } from './test/schedule.ts'
import { BUILD, STEPS } from './test/steps.ts'
import {
  createFailed,
  formatFailures,
  formatTotals,
  sumTotals,
  type Totals,
} from './test/totals.ts'

// Runs all steps or the named ones: `npm test -- unit server`. A failure does not stop the others.
// Failures are repeated at the end; the last line has the totals.

const names = process.argv.slice(2)
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}.`)
  console.error(`There are: ${STEPS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const named = STEPS.filter(({ name }) => names.length === 0 || names.includes(name))
const needsBuild = named.some((step) => step.needsBuild)
const steps = STEPS.filter((step) => named.includes(step) || (needsBuild && step.name === BUILD))
/** Two steps at a time: one uses the CPU while the other waits. */
const width = Math.min(2, availableParallelism(), steps.length)

let stopped = false
process.on('SIGINT', () => {
  // A terminal sends SIGINT to child processes too.
  if (stopped) process.exit(130)
  stopped = true
})
process.on('SIGTERM', () => {
  stopped = true
  killRunning('SIGTERM')
})

// This is for all steps, which inherit the environment.
process.env.TMPDIR = findMemoryFolder() ?? tmpdir()
const folder = mkdtempSync(join(tmpdir(), 'homiq-reports-'))
const totals = new Map<string, Totals>()

async function runStep(step: (typeof STEPS)[number]): Promise<void> {
  if (stopped) return
  console.log(`▶ ${step.title}`)
  const started = performance.now()
  const result = await resultOf(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–'
  console.log(`${mark} ${step.title}: ${formatTotals(result)} (${seconds} s)`)
  const failures = result.failures.map((failure) => ({
    ...failure,
    title: `${step.name} │ ${failure.title}`,
  }))
  totals.set(step.name, { ...result, failures })
}

async function resultOf(step: (typeof STEPS)[number]): Promise<Totals> {
  if (step.needsBuild && (totals.get(BUILD)?.failed ?? 0) > 0) {
    return createFailed(step.title, 'There is no build to test.')
  }
  try {
    return await step.run({ folder, prefix: width > 1 ? `${step.name} │ ` : undefined })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return createFailed(step.title, message)
  }
}

const jobs = steps.map((step) => ({
  name: step.name,
  after: [...(step.after ?? []), ...(step.needsBuild ? [BUILD] : [])],
  run: () => runStep(step),
}))
await runJobs(jobs, width)
rmSync(folder, { recursive: true })

const all = sumTotals([...totals.values()])
process.exitCode = all.failed > 0 || stopped ? 1 : 0
const failures = formatFailures(all)
console.log(`\n${failures === '' ? '' : `${failures}\n\n`}${formatTotals(all)}`)
