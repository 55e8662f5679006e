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

interface Step {
  /** What it is called on the command line: `npm test -- unit`. */
  readonly name: string
  readonly title: string
  /** Writes reports of its own to `folder`. Throws a sentence if it cannot even begin. */
  readonly run: (folder: string) => Promise<Totals>
}

/** A step of programs that succeed or not, which counts as one. All run, whatever the others say. */
function check(...programs: string[][]): Step['run'] {
  return async () => {
    const outcomes: boolean[] = []
    for (const program of programs) outcomes.push(await run(program))
    return outcomes.every(Boolean) ? PASSED : FAILED
  }
}

/** What a report counts; at least one failure if the program failed. */
async function counted(
  succeeded: boolean,
  report: string,
  totalsOf: (report: unknown) => Totals,
): Promise<Totals> {
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return FAILED
  const totals = totalsOf(JSON.parse(text))
  return succeeded || totals.failed > 0 ? totals : sum([totals, FAILED])
}

async function vitest(project: string, report: string, databaseUrl?: string): Promise<Totals> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = await run(['vitest', 'run', `--project=${project}`, ...reporters], {
    TEST_DATABASE_URL: databaseUrl,
  })
  return counted(succeeded, report, vitestTotals)
}

async function onPostgres(report: string): Promise<Totals> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return vitest('server', report, given)
  const programs = postgresPrograms()
  if (programs === null) {
    console.log(
      'Skipped: no PostgreSQL on this machine. Install it, or name a server by TEST_DATABASE_URL.',
    )
    return SKIPPED
  }
  const postgres = await startPostgres(programs)
  try {
    return await vitest('server', report, postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function journeys(report: string): Promise<Totals> {
  if (nginxProgram() === null) {
    console.log('No nginx on this machine: the journeys through it are skipped.')
  }
  const succeeded = await run(['playwright', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return counted(succeeded, report, playwrightTotals)
}

/** Writes the types of the routes, which a fresh clone does not have. */
const TYPEGEN = ['react-router', 'typegen']

/** Everything that must hold, the quick first. */
export const STEPS: readonly Step[] = [
  { name: 'lint', title: 'Format and lint', run: check(['biome', 'ci', '.']) },
  {
    name: 'imports',
    title: 'Import table',
    run: check(['depcruise', '--config', '.dependency-cruiser.mjs', '-T', 'err-long', '.']),
  },
  { name: 'unused', title: 'Dead code', run: check(TYPEGEN, ['knip']) },
  {
    name: 'types',
    title: 'Types',
    run: check(TYPEGEN, ['tsc', '-p', '.'], ['tsc', '-p', 'domain'], ['tsc', '-p', 'search']),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: (folder) => vitest('unit', `${folder}/unit.json`),
  },
  {
    name: 'server',
    title: 'Server tests on the embedded database',
    run: (folder) => vitest('server', `${folder}/server.json`),
  },
  {
    name: 'postgres',
    title: 'Server tests on PostgreSQL',
    run: (folder) => onPostgres(`${folder}/postgres.json`),
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    run: (folder) => journeys(`${folder}/journeys.json`),
  },
]
