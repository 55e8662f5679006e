import { availableParallelism, tmpdir } from 'node:os'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'
import { findMemoryFolder } from './test/memory-folder.ts'
import { killRunning } from './test/run-package-bin.ts'
import { BUILD, STEPS, type Step } from './test/steps.ts'

// Runs all steps or the named ones: `npm test -- unit server`. A failure does not stop the others. Where two steps ran
// at a time, the output of those that failed is repeated at the end; the last line has the totals.

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

/** Vitest and Playwright end with their failures. */
const REPEATED_LINES = 100

interface Result {
  readonly title: string
  readonly succeeded: boolean
  /** The last lines; none if the program wrote to the terminal itself. */
  readonly output: readonly string[]
}

async function run({ name, title, needsBuild, run }: Step): Promise<Result> {
  const output: string[] = []
  const print = (line: string) => {
    console.log(`${name} │ ${line}`)
    output.push(line)
    if (output.length > REPEATED_LINES) output.shift()
  }
  console.log(`▶ ${title}`)
  const start = performance.now()
  let succeeded = false
  try {
    if (needsBuild && !(await results.get(BUILD))?.succeeded)
      throw new Error('There is no build to test.')
    succeeded = await run(width > 1 ? print : undefined)
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${succeeded ? '✓' : '✗'} ${title} (${seconds} s)`)
  return { title, succeeded, output }
}

/** By the name of the step. */
const results = new Map<string, Promise<Result>>()
await mapConcurrently(steps, width, async (step) => {
  await results.get(step.after ?? '')
  if (stopped) return
  results.set(step.name, run(step))
  await results.get(step.name)
})

const ended = await Promise.all(results.values())
const failed = ended.filter(({ succeeded }) => !succeeded)
for (const { title, output } of failed) console.log([`\n✗ ${title}`, ...output].join('\n'))
console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || stopped ? 1 : 0
