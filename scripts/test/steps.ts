import { readFile } from 'node:fs/promises'
import { chromium } from './chromium.ts'
import { nginxProgram } from './nginx.ts'
import { postgresPrograms } from './postgres.ts'
import { startPostgres } from './postgres-server.ts'
import { run } from './run.ts'
import {
  FAILED,
  PASSED,
  playwrightTotals,
  SKIPPED,
  sum,
  type Totals,
  vitestTotals,
} from './totals.ts'

export interface StepContext {
  /** An existing folder for the reports of a step. */
  readonly folder: string
  /** What each line of a step's programs begins with, where others write at the same time. */
  readonly prefix?: string | undefined
}

interface Step {
  /** What it is called on the command line: `npm test -- unit`. */
  readonly name: string
  readonly title: string
  /** Steps that end before it begins, if they run at all. */
  readonly after?: readonly string[]
  /** Whether it looks at the build, which is made first. */
  readonly needsBuild?: true
  /** @throws {Error} with a sentence, if it cannot even begin */
  readonly run: (context: StepContext) => Promise<Totals>
}

/** A step of programs that succeed or not, which counts as one. All run, whatever the others say. */
function check(...programs: string[][]): Step['run'] {
  return async ({ prefix }) => {
    const outcomes: boolean[] = []
    for (const program of programs) outcomes.push(await run(program, { prefix }))
    return outcomes.every(Boolean) ? PASSED : FAILED
  }
}

/** What a report counts; at least one failure if the program failed. */
async function readTotals(
  succeeded: boolean,
  report: string,
  parse: (report: unknown) => Totals,
): Promise<Totals> {
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return FAILED
  const totals = parse(JSON.parse(text))
  return succeeded || totals.failed > 0 ? totals : sum([totals, FAILED])
}

async function vitest(
  project: string,
  { folder, prefix }: StepContext,
  databaseUrl?: string,
): Promise<Totals> {
  const report = `${folder}/${project}${databaseUrl === undefined ? '' : '-postgres'}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = await run(['vitest', 'run', `--project=${project}`, ...reporters], {
    prefix,
    variables: { TEST_DATABASE_URL: databaseUrl },
  })
  return readTotals(succeeded, report, vitestTotals)
}

async function serverTestsOnPostgres(context: StepContext): Promise<Totals> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return vitest('server', context, given)
  const programs = postgresPrograms()
  if (programs === null) {
    console.log(
      'Skipped: no PostgreSQL on this machine. Install it, or name a server by TEST_DATABASE_URL.',
    )
    return SKIPPED
  }
  const postgres = await startPostgres(programs)
  try {
    return await vitest('server', context, postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function journeys({ folder, prefix }: StepContext): Promise<Totals> {
  if (nginxProgram() === null) {
    console.log('No nginx on this machine: the journeys through it are skipped.')
  }
  const report = `${folder}/journeys.json`
  const succeeded = await run(['playwright', 'test', '--reporter=list,json'], {
    prefix,
    variables: { CHROMIUM_PATH: chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return readTotals(succeeded, report, playwrightTotals)
}

/** Writes the types of the routes, which a fresh clone does not have. */
const TYPEGEN = ['react-router', 'typegen']

/** Makes what the other steps look at; runs by itself where one of them needs it. */
export const BUILD = 'build'

/** Everything that must hold, what takes longest first among those that run side by side. */
export const STEPS: readonly Step[] = [
  { name: 'lint', title: 'Format and lint', run: check(['biome', 'ci', '.']) },
  {
    name: BUILD,
    title: 'Build',
    run: check(['node', 'scripts/prepare.mjs', 'drafts']),
  },
  {
    name: 'imports',
    title: 'Import table',
    run: check(['depcruise', '--config', '.dependency-cruiser.mjs', '-T', 'err-long', '.']),
  },
  { name: 'unused', title: 'Dead code', run: check(TYPEGEN, ['knip'], ['knip', '--production']) },
  {
    name: 'types',
    title: 'Types',
    // Both write the types of the routes.
    after: ['unused'],
    run: check(TYPEGEN, ['tsc', '-p', '.'], ['tsc', '-p', 'domain'], ['tsc', '-p', 'search']),
  },
  { name: 'unit', title: 'Unit tests', run: (context) => vitest('unit', context) },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    needsBuild: true,
    run: journeys,
  },
  {
    name: 'server',
    title: 'Server tests on the embedded database',
    needsBuild: true,
    run: (context) => vitest('server', context),
  },
  {
    name: 'postgres',
    title: 'Server tests on PostgreSQL',
    needsBuild: true,
    run: serverTestsOnPostgres,
  },
]
