import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import {
  createFilledEmbedded,
  createFilledPostgres,
  type FilledDatabase,
} from './support/filled-database.ts'
import { measureProgram } from './support/measure-program.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

// Measures a backup of a running site, the latency of requests during the backup, and restoring the archive
// into both databases.

const LISTING_COUNT = Number(process.argv[2] ?? 100_000)
const PROBE_INTERVAL_MS = 20
const QUIET_MS = 5_000

const ms = (value: number) => value.toFixed(0)

/** Latencies in milliseconds of requests that run one statement each, sent until `end` settles. */
async function measureLatencies(url: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false
  end.finally(() => {
    isOver = true
  })
  const asked: Promise<number>[] = []
  while (!isOver) {
    const start = performance.now()
    asked.push(
      fetch(`${url}/session`, {
        method: 'DELETE',
        headers: { Cookie: '__session=nobody' },
      }).then(({ status }) => {
        if (status !== 204) throw new Error(`A request was answered with ${status}.`)
        return performance.now() - start
      }),
    )
    await setTimeout(PROBE_INTERVAL_MS)
  }
  return Promise.all(asked)
}

const backupRows: string[][] = []
const restoreRows: string[][] = []

async function measureBackup(name: string, database: FilledDatabase, file: string): Promise<void> {
  using folder = createTemporaryFolder()
  const variables = { DATA_DIR: folder.path, ...database.variables }
  await using site = await startBuiltSite(folder.path, variables)
  const quiet = await measureLatencies(site.url, setTimeout(QUIET_MS))
  const saving = measureProgram('backup', [file], variables)
  const meanwhile = await measureLatencies(site.url, saving)
  const { seconds, peakMegabytes: megabytes } = await saving
  backupRows.push([
    name,
    seconds.toFixed(1),
    (statSync(file).size / 1e6).toFixed(0),
    megabytes.toFixed(0),
    ...[quiet, meanwhile].flatMap((times) => [ms(quantile(times, 0.99)), ms(quantile(times, 1))]),
  ])
}

async function measureRestore(
  name: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  using folder = createTemporaryFolder()
  const { seconds, peakMegabytes: megabytes } = await measureProgram('restore', [file], {
    DATA_DIR: folder.path,
    ...variables,
  })
  restoreRows.push([name, seconds.toFixed(1), megabytes.toFixed(0)])
}

using archives = createTemporaryFolder()
const file = join(archives.path, 'homes.gz')
const programs = findOrInstallPostgres()
if (programs !== null) {
  await using filled = await createFilledPostgres(LISTING_COUNT)
  await measureBackup('PostgreSQL', filled, file)
}
{
  await using filled = await createFilledEmbedded(LISTING_COUNT)
  await measureBackup('embedded', filled, file)
}
await measureRestore('embedded', file, {})
if (programs !== null) {
  const postgres = await startPostgres(programs)
  try {
    await measureRestore('PostgreSQL', file, { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
console.log(`A backup of ${LISTING_COUNT.toLocaleString('en-US')} homes while the site runs\n`)
printTable(
  ['from', 's', 'MB', 'MB of memory', 'p99 before', 'max before', 'p99 during', 'max during'],
  backupRows,
)
console.log('Its restore\n')
printTable(['into', 's', 'MB of memory'], restoreRows)
