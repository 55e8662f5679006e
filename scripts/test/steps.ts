import { readFile, rm } from 'node:fs/promises'
import { findOrInstallChromium } from './chromium.ts'
import { findOrInstallNginx } from './nginx.ts'
import { findOrInstallPostgres } from './postgres.ts'
import { startPostgres } from './postgres-server.ts'
import { parsePlaywrightReport, parseVitestReport } from './reports.ts'
import { runPackageBin } from './run-package-bin.ts'
import { createJourneysFolder } from './share-pictures.ts'
import { createFailed, PASSED, sumTotals, type Totals } from './totals.ts'

export interface StepContext {
  /** The name in reports. */
  readonly folder: string
  /** Prefix of each output line when another step runs at the same time. */
  readonly prefix?: string | undefined
}

interface Step {
  /** The name on the command line: `npm test -- unit`. */
  readonly name: string
  readonly title: string
  /** Steps that must end before, if they run at all. */
  readonly after?: readonly string[]
  /** Whether the build must run first. */
  readonly needsBuild?: true
  /** @throws {Error} with a sentence when the step cannot start */
  readonly run: (context: StepContext) => Promise<Totals>
}

/** Runs all programs, even after a failure. Counts as one test. */
function runPrograms(...programs: string[][]): Step['run'] {
  return async ({ prefix }) => {
    const failed: string[] = []
    for (const program of programs) {
      if (!(await runPackageBin(program, { prefix }))) failed.push(program.join(' '))
    }
    return failed.length === 0 ? PASSED : createFailed(failed.join(', '))
  }
}

/** At least one failure if the program failed. */
async function readTotals(
  program: string,
  succeeded: boolean,
  report: string,
  parse: (report: unknown) => Totals,
): Promise<Totals> {
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null)
    return createFailed(program, 'It ended without a report. See its output above.')
  const totals = parse(JSON.parse(text))
  return succeeded || totals.failed > 0 ? totals : sumTotals([totals, createFailed(program)])
}

async function runVitest(
  project: string,
  { folder, prefix }: StepContext,
  variables: Readonly<Record<string, string>> = {},
): Promise<Totals> {
  const report = `${folder}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = ['vitest', 'run', `--project=${project}`, ...reporters]
  const succeeded = await runPackageBin(program, { prefix, variables })
  return readTotals('vitest', succeeded, report, parseVitestReport)
}

/**
 * Server tests run on a PostgreSQL if there is one. Whole sites, programs and journeys use the embedded database in any
 * case.
 */
async function runServerTests(context: StepContext): Promise<Totals> {
  const programs = process.env.TEST_DATABASE_URL ? null : findOrInstallPostgres()
  if (programs === null) return runVitest('server', context)
  const postgres = await startPostgres(programs)
  try {
    return await runVitest('server', context, { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function runJourneys({ folder, prefix }: StepContext): Promise<Totals> {
  if (findOrInstallNginx() === null) {
    console.log('No nginx on this machine: the journeys through it are skipped.')
  }
  const report = `${folder}/journeys.json`
  const chromium = findOrInstallChromium()
  const dataDir = createJourneysFolder()
  const succeeded = await runPackageBin(['playwright', 'test', '--reporter=list,json'], {
    prefix,
    variables: {
      CHROMIUM_PATH: chromium,
      E2E_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  }).finally(() => rm(dataDir, { recursive: true, force: true }))
  return readTotals('playwright', succeeded, report, parsePlaywrightReport)
}

/** Generates the route types, which a fresh clone does not have. */
const TYPEGEN = ['react-router', 'typegen']

/** The build that steps with `needsBuild` test; runs automatically if one of them is named. */
export const BUILD = 'build'

/**
 * Everything that must pass. Two steps run at a time: of those that are ready, the first in this
 * list. Steps that take seconds and fail often come first.
 */
export const STEPS: readonly Step[] = [
  { name: 'lint', title: 'Format and lint', run: runPrograms(['biome', 'ci', '.']) },
  {
    name: BUILD,
    title: 'Build',
    run: runPrograms(['node', 'scripts/prepare.mjs']),
  },
  {
    name: 'imports',
    title: 'Import table',
    run: runPrograms(['depcruise', '--config', '.dependency-cruiser.mjs', '-T', 'err-long', '.']),
  },
  {
    name: 'unused',
    title: 'Dead code',
    run: runPrograms(TYPEGEN, ['knip'], ['knip', '--production']),
  },
  {
    name: 'types',
    title: 'Types',
    // Both steps write the route types.
    after: ['unused'],
    run: runPrograms(
      TYPEGEN,
      // With several checkers many types are resolved twice, which is slower when two processors are already busy.
      ...['.', 'domain', 'search', 'worker'].map((folder) => [
        'tsc',
        '-p',
        folder,
        '--checkers',
        '1',
      ]),
    ),
  },
  { name: 'unit', title: 'Unit tests', run: (context) => runVitest('unit', context) },
  {
    name: 'programs',
    title: 'Tests that start programs',
    run: (context) => runVitest('programs', context),
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    needsBuild: true,
    run: runJourneys,
  },
  {
    name: 'server',
    title: 'Server tests',
    // Journeys wait in real time, so they get the processors to themselves.
    after: ['journeys'],
    needsBuild: true,
    run: runServerTests,
  },
]
