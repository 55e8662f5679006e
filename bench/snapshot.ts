import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { CITIES } from '#content/cities.ts'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { openSearch } from '#server/catalog/search/open-search.ts'
import { createSnapshots, INDEX_PARTS } from '#server/catalog/search/snapshot/snapshots.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { createYieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { WORDS } from '#test/catalog/listing-words.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { quantile } from './support/quantile.ts'
import { createListSearches, createMapSearches } from './support/sample-searches.ts'
import { printTable } from './support/table.ts'

// Starts of an index, each in a process of its own: without a snapshot, with one, and with one from before a minute of
// changes. The first also follows these changes, without and with writing a snapshot.

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '30' },
    start: { type: 'string' },
    url: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
  },
})
const homes = Number(values.homes)
const CHANGES_PER_SECOND = 100
/** Prices of homes that were changed: from here on, in the order of changes. */
const CHANGED_PRICE = 2 ** 40

/** Texts as long as real ones, of which 10,000 are different. */
async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(`set session_replication_role = 'replica'`)
  await pool.query(
    `create table texts as select n as number, (select string_agg(($1::text[])[1 + (n * 31 + k * k * 7919) % $2], ' ')
     from generate_series(1, 38) k) as text from generate_series(0, 9999) n`,
    [WORDS, WORDS.length],
  )
  await pool.query('alter table texts add primary key (number)')
  for (let from = 1; from <= homes; from += 500_000)
    await pool.query(
      `insert into listings (type, id, price_text, price, address, description, count_rooms, rooms, area, images, city,
         lat, lng, price_per_square, published_at, updated_at)
       select case when n % 3 = 0 then 'rent' else 'sale' end, n, '', case when n % 3 > 0 then 20000 + n * 7919 % 300000
         else 200 + n * 7919 % 1500 end, n % 180 || ' Street ' || n % 2000 || ', Pecherskyi, ' || city.name,
         texts.text, 1 + n % 4 || '', 1 + n % 4, 30 + n % 90, '[]', city.name, city.lat + (n * 31 % 1000 - 500) / 10000.0,
         city.lng + (n * 17 % 1000 - 500) / 8000.0, 500 + n * 31 % 3000, now() - n * interval '1 second',
         now() - interval '1 day'
       from generate_series($1::bigint, $2::bigint) n join texts on texts.number = n * 7 % 10000
       join (select row_number() over () - 1 as at, * from jsonb_to_recordset($3::jsonb) as c (name text, lat float8, lng float8))
         city on city.at = least(n % $4, n * 31 % $4)`,
      [from, Math.min(homes, from + 499_999), JSON.stringify(CITIES), CITIES.length],
    )
  await pool.query('vacuum analyze listings')
  // The trigger records this one.
  await pool.query(`set session_replication_role = 'origin'`)
  await pool.query('update listings set area = area + 1, updated_at = now() where id = 1')
}

async function measureStart(): Promise<void> {
  const pool = new pg.Pool({ connectionString: values.url, max: 4 })
  const started = performance.now()
  const spent = process.cpuUsage()
  const search = await openSearch({
    pool,
    followEveryMs: 2_000,
    yieldToEventLoop: createYieldToEventLoop(),
    onProgress: () => {},
    snapshots: createSnapshots(createDiskStorage(values.folder, INDEX_PARTS), 'a'.repeat(32)),
  })
  const seconds = (performance.now() - started) / 1_000
  const { user, system } = process.cpuUsage(spent)
  const sections = [values.start ?? '', search.state().listings.toLocaleString('en-US')]
  globalThis.gc?.()
  const megabytes = process.memoryUsage().rss / 1e6
  const time = <T>(all: readonly T[], ask: (one: T) => unknown) => {
    for (const one of all) ask(one)
    const times = all.map((one) => {
      const asked = performance.now()
      ask(one)
      return performance.now() - asked
    })
    return `${quantile(times, 0.5).toFixed(2)} / ${quantile(times, 0.99).toFixed(2)}`
  }
  const pages = time(createListSearches(1_000), (one) => search.find(one.criteria, one.window))
  const clusters = time(createMapSearches(1_000), (one) => search.clusters(one.criteria, one.zoom))
  let more = ['', '', '', '', '', '']
  if (values.start === 'without a snapshot') {
    const before = await follow(async () => {})
    const asked = performance.now()
    let written = 0
    const during = await follow(async () => {
      await search.takeSnapshot(new AbortController().signal)
      written = (performance.now() - asked) / 1_000
    })
    more = [...before, ...during, written.toFixed(1)]
  }
  console.log(
    JSON.stringify([
      ...sections,
      seconds.toFixed(1),
      ((user + system) / 1e6).toFixed(1),
      megabytes.toFixed(0),
      pages,
      clusters,
      ...more,
    ]),
  )
  await search.stop()
  await pool.end()

  /** The p99 of the time until a change is found, and the longest pause of the event loop. */
  async function follow(work: () => Promise<void>): Promise<string[]> {
    const committed: number[] = []
    const waits: number[] = []
    let seen = 0
    const { rows } = await pool.query(
      'select greatest(max(price), $1)::float8 as top from listings',
      [CHANGED_PRICE],
    )
    const first = rows[0].top + 1
    const criteria = {
      type: 'sale' as const,
      city: null,
      near: null,
      words: [],
      box: null,
      sort: 'price-down' as const,
      filters: { ...parseFilters(NO_FILTERS), priceMin: first },
    } satisfies SearchCriteria
    const look = () => {
      const { total } = search.find(criteria, { offset: 0, limit: 1 })
      const now = performance.now()
      for (; seen < total; seen += 1) waits.push(now - (committed[seen] ?? now))
    }
    const looking = setInterval(look, 100)
    const delays = monitorEventLoopDelay({ resolution: 5 })
    delays.enable()
    const working = work()
    const begun = performance.now()
    const total = Number(values.seconds) * CHANGES_PER_SECOND
    for (let n = 0; n < total; n += 1) {
      const at = begun + (n * 1_000) / CHANGES_PER_SECOND
      await sleep(Math.max(0, at - performance.now()))
      // A home for sale each.
      const id = 1 + 3 * ((n * 7_919) % Math.floor(homes / 3))
      await pool.query(
        `update listings set price = $1, updated_at = now() where type = 'sale' and id = $2`,
        [first + n, id],
      )
      committed.push(performance.now())
    }
    await working
    await sleep(3_000)
    clearInterval(looking)
    delays.disable()
    return [quantile(waits, 0.99).toFixed(0), (delays.max / 1e6).toFixed(0)]
  }
}

async function startChild(start: string, url: string, folder: string): Promise<string[]> {
  const args = ['--expose-gc', import.meta.filename, '--homes', values.homes, '--start', start]
  args.push('--url', url, '--folder', folder, '--seconds', values.seconds)
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  await once(child, 'close')
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '')
}

if (values.start !== undefined) await measureStart()
else {
  const programs = findOrInstallPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL on this machine.')
  const postgres = await startPostgres(programs, ['max_wal_size=8GB', 'jit=off'])
  using folder = createTemporaryFolder()
  try {
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
    await migrateDatabase(pool)
    await fill(pool)
    await pool.end()
    const rows: string[][] = []
    for (const start of ['without a snapshot', 'from a snapshot', 'again'])
      rows.push(await startChild(start, postgres.url, folder.path))
    printTable(
      [
        ...[
          'start',
          'homes',
          'seconds',
          'of processors',
          'MB',
          'page p50 / p99 ms',
          'clusters p50 / p99 ms',
        ],
        ...[
          'lag p99 ms',
          'longest pause ms',
          'lag p99 ms while writing',
          'longest pause ms while writing',
        ],
        'written in s',
      ],
      rows,
    )
  } finally {
    await postgres.stop()
  }
}
