import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endRunning } from './test/run.ts'
import { STEPS } from './test/steps.ts'
import { FAILED, sum, type Totals, totalsLine } from './test/totals.ts'

// Runs all steps, or those that are named: `npm test -- unit server`. One that fails does not hide
// the others. The last line is the totals of all.

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}.`)
  console.error(`There are: ${STEPS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

let stopped = false
process.on('SIGINT', () => {
  // A terminal tells all of its processes by itself.
  if (stopped) process.exit(130)
  stopped = true
})
process.on('SIGTERM', () => {
  stopped = true
  endRunning('SIGTERM')
})

const folder = mkdtempSync(join(tmpdir(), 'homiq-reports-'))
const totals: Totals[] = []
for (const step of STEPS) {
  if (stopped || (asked.length > 0 && !asked.includes(step.name))) continue
  console.log(`\n▶ ${step.title}`)
  const started = performance.now()
  const result = await step.run(folder).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return FAILED
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–'
  console.log(`${mark} ${step.title}: ${totalsLine(result)} (${seconds} s)`)
  totals.push(result)
}
rmSync(folder, { recursive: true })

const all = sum(totals)
process.exitCode = all.failed > 0 || stopped ? 1 : 0
console.log(`\n${totalsLine(all)}`)
