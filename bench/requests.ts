import { parseArgs } from 'node:util'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { createFilledPostgres, type FilledDatabase } from './support/filled-database.ts'
import { type Latencies, runConstantRateLoad } from './support/load/constant-rate-load.ts'
import { createSearchPaths } from './support/search-paths.ts'
import { printTable } from './support/table.ts'

// Requests pages of `/property`, each with another search, at a constant rate, along with the health endpoint.
// `--homes` and `--processes` may be repeated: `--homes 1000 --homes 1000000` shows how pages slow down with the
// size of the catalog. `--database` names a PostgreSQL that already has listings.

const { values } = parseArgs({
  options: {
    homes: { type: 'string', multiple: true, default: ['1000000'] },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', multiple: true, default: ['1'] },
    database: { type: 'string' },
  },
})
const RATE = Number(values.rate)
const SECONDS = Number(values.seconds)
/** The time until V8 has compiled the hot code. */
const WARM_UP_SECONDS = 10
const HEALTH_PER_SECOND = 10

/** Every run requests the same paths, distributed round-robin as by a load balancer. */
const paths = createSearchPaths(RATE * (WARM_UP_SECONDS + SECONDS))
const distribute = (paths: readonly string[], sites: readonly string[]) =>
  paths.map((path, index) => `${sites[index % sites.length]}${path}`)

interface Measurement {
  readonly pages: Latencies
  readonly health: Latencies
}

async function measure(sites: readonly string[]): Promise<Measurement> {
  const warmUp = RATE * WARM_UP_SECONDS
  await runConstantRateLoad(distribute(paths.slice(0, warmUp), sites), RATE)
  const probes = Array.from({ length: HEALTH_PER_SECOND * SECONDS }, () => '/health')
  const [pages, health] = await Promise.all([
    runConstantRateLoad(distribute(paths.slice(warmUp), sites), RATE),
    runConstantRateLoad(distribute(probes, sites), HEALTH_PER_SECOND),
  ])
  return { pages, health }
}

async function measureProcesses(database: FilledDatabase, count: number): Promise<Measurement> {
  using folder = createTemporaryFolder()
  await using servers = new AsyncDisposableStack()
  const sites: string[] = []
  for (let started = 0; started < count; started += 1) {
    const site = servers.use(await startBuiltSite(folder.path, database.variables))
    sites.push(site.url)
  }
  // Without `await`, the servers would be disposed first.
  return await measure(sites)
}

const open = async (homes: number): Promise<FilledDatabase> =>
  values.database === undefined
    ? createFilledPostgres(homes)
    : { variables: { DATABASE_URL: values.database }, async [Symbol.asyncDispose]() {} }

const rows: string[][] = []
let first: number | undefined
for (const homes of values.homes.map(Number)) {
  await using database = await open(homes)
  for (const processes of values.processes.map(Number)) {
    const { pages, health } = await measureProcesses(database, processes)
    first ??= pages.p50
    rows.push([
      homes.toLocaleString('en-US'),
      String(processes),
      ...[pages.p50, pages.p99, pages.max].map((ms) => ms.toFixed(1)),
      `${(pages.p50 / first).toFixed(1)}x`,
      String(pages.errors),
      ...[health.p50, health.p99, health.max].map((ms) => ms.toFixed(1)),
      String(health.errors),
    ])
  }
}
console.log(`${RATE} pages/s for ${SECONDS} s, brotli, rendered anew; milliseconds.\n`)
printTable(
  [
    'homes',
    'processes',
    'page p50',
    'p99',
    'max',
    'p50 against the first',
    'failed',
    'health p50',
    'p99',
    'max',
    'failed',
  ],
  rows,
)
