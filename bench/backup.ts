import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { postgresPrograms } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { startBuiltSite, temporaryFolder } from './support/built-site.ts'
import { type FilledDatabase, filledEmbedded, filledPostgres } from './support/filled-database.ts'
import { indexCompletion } from './support/index-completion.ts'
import { measureCommand } from './support/measured-command.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

// Saves a site of many homes while it runs, and how long requests wait for its database meanwhile;
// then restores the archive into both databases.

/** How many homes there are: a hundred thousand, or what the command line says. */
const HOMES = Number(process.argv[2] ?? 100_000)
const PROBE_EVERY_MS = 20
const QUIET_MS = 5_000

const ms = (value: number) => value.toFixed(0)

/** Milliseconds that a request took that needs one statement, again and again until `end`. */
async function probes(url: string, end: Promise<unknown>): Promise<number[]> {
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
    await setTimeout(PROBE_EVERY_MS)
  }
  return Promise.all(asked)
}

const saved: string[][] = []
const restored: string[][] = []

async function save(name: string, database: FilledDatabase, file: string): Promise<void> {
  using folder = temporaryFolder()
  const variables = { DATA_DIR: folder.path, ...database.variables }
  await using site = await startBuiltSite(folder.path, variables)
  await indexCompletion(site.url)
  const quiet = await probes(site.url, setTimeout(QUIET_MS))
  const saving = measureCommand(['scripts/backup.ts', file], variables)
  const meanwhile = await probes(site.url, saving)
  const { seconds, megabytes } = await saving
  saved.push([
    name,
    seconds.toFixed(1),
    (statSync(file).size / 1e6).toFixed(0),
    megabytes.toFixed(0),
    ...[quiet, meanwhile].flatMap((times) => [ms(quantile(times, 0.99)), ms(quantile(times, 1))]),
  ])
}

async function restore(
  name: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  using folder = temporaryFolder()
  const { seconds, megabytes } = await measureCommand(['scripts/restore.ts', file], {
    DATA_DIR: folder.path,
    ...variables,
  })
  restored.push([name, seconds.toFixed(1), megabytes.toFixed(0)])
}

using archives = temporaryFolder()
const file = join(archives.path, 'homes.gz')
const programs = postgresPrograms()
if (programs !== null) {
  await using filled = await filledPostgres(HOMES)
  await save('PostgreSQL', filled, file)
}
{
  await using filled = await filledEmbedded(HOMES)
  await save('embedded', filled, file)
}
await restore('embedded', file, {})
if (programs !== null) {
  const postgres = await startPostgres(programs)
  try {
    await restore('PostgreSQL', file, { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
console.log(`A backup of ${HOMES.toLocaleString('en-US')} homes while the site runs\n`)
printTable(
  ['from', 's', 'MB', 'MB of memory', 'p99 before', 'max before', 'p99 during', 'max during'],
  saved,
)
console.log('Its restore\n')
printTable(['into', 's', 'MB of memory'], restored)
