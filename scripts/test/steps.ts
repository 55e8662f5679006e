import { rm } from 'node:fs/promises'
import { findOrInstallChromium } from './chromium.ts'
import { findOrInstallNginx } from './nginx.ts'
import { findOrInstallPostgres } from './postgres.ts'
import { startPostgres } from './postgres-server.ts'
import { findOrInstallRedis } from './redis.ts'
import { type PrintLine, runPackageBin } from './run-package-bin.ts'
import { createJourneysFolder } from './share-pictures.ts'

export interface Step {
  /** The name on the command line: `npm test -- unit`. */
  readonly name: string
  readonly title: string
  /** An earlier step that must end before, if it runs at all. */
  readonly after?: string
  /** Whether the build must succeed first. */
  readonly needsBuild?: true
  /**
   * @returns whether it succeeded
   * @throws {Error} with a sentence when the step cannot start
   */
  readonly run: (print: PrintLine | undefined) => Promise<boolean>
}

/** Runs all programs, even after a failure. */
function runPrograms(...programs: string[][]): Step['run'] {
  return async (print) => {
    let succeeded = true
    for (const program of programs)
      succeeded = (await runPackageBin(program, { print })) && succeeded
    return succeeded
  }
}

const vitest = (project: string) => ['vitest', 'run', `--project=${project}`, '--reporter=default']

/**
 * Server tests run on a PostgreSQL if there is one. Whole sites, programs and journeys use the embedded database in any
 * case.
 */
async function runServerTests(print: PrintLine | undefined): Promise<boolean> {
  if (findOrInstallRedis() === null)
    console.log('No Redis on this machine: the tests with one are skipped.')
  const programs = process.env.TEST_DATABASE_URL ? null : findOrInstallPostgres()
  if (programs === null) return runPackageBin(vitest('server'), { print })
  const postgres = await startPostgres(programs)
  const variables = { TEST_DATABASE_URL: postgres.url }
  return runPackageBin(vitest('server'), { print, variables }).finally(postgres.stop)
}

/** @param options Node's options, which choose the language */
const runJourneys = (options: string) => async (print: PrintLine | undefined) => {
  if (findOrInstallNginx() === null) {
    console.log('No nginx on this machine: the journeys through it are skipped.')
  }
  const chromium = findOrInstallChromium()
  const dataDir = createJourneysFolder()
  return runPackageBin(['playwright', 'test', '--reporter=list'], {
    print,
    variables: { CHROMIUM_PATH: chromium, E2E_DATA_DIR: dataDir, NODE_OPTIONS: options },
  }).finally(() => rm(dataDir, { recursive: true, force: true }))
}

/** Generates the route types, which a fresh clone does not have. */
const TYPEGEN = ['react-router', 'typegen']

/** The build that steps with `needsBuild` test; runs automatically if one of them is named. */
export const BUILD = 'build'

/**
 * Everything that must pass, in this order, two steps at a time. Steps that take seconds and fail often come first.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'lint',
    title: 'Format, lint and spelling',
    run: runPrograms(['biome', 'ci', '.'], ['node', 'scripts/lint/texts.ts']),
  },
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
  { name: 'unit', title: 'Unit tests', run: runPrograms(vitest('unit')) },
  {
    name: 'types',
    title: 'Types',
    // Both steps write the route types.
    after: 'unused',
    run: runPrograms(
      TYPEGEN,
      // With several checkers many types are resolved twice, which is slower when two processors are already busy.
      ...['.', 'tsconfig.uk.json', 'domain', 'search', 'worker'].map((project) => [
        'tsc',
        '-p',
        project,
        '--checkers',
        '1',
      ]),
    ),
  },
  {
    name: 'programs',
    title: 'Tests that start programs',
    run: runPrograms(vitest('programs')),
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    needsBuild: true,
    run: runJourneys(''),
  },
  {
    name: 'ukrainian',
    title: 'Journeys in Ukrainian',
    // Both use the same ports.
    after: 'journeys',
    needsBuild: true,
    run: runJourneys('--conditions=ukrainian'),
  },
  {
    name: 'server',
    title: 'Server tests',
    // Journeys wait in real time, so most of them get the processors to themselves.
    after: 'journeys',
    needsBuild: true,
    run: runServerTests,
  },
]
