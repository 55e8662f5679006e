import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MIN_PAUSE_MS } from '#domain/catalog/saved-search/alert-due.ts'
import { parseSearchQuery, type SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { createRandom } from '#domain/platform/seeded-random.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { startReading } from '#server/catalog/history/commands.ts'
import { toSearchCriteria } from '#server/catalog/listing/to-search-criteria.ts'
import { createChangeFollower, READER } from '#server/catalog/saved-search/follow-changes.ts'
import { sendAlerts } from '#server/catalog/saved-search/send-alerts.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { spoolMail } from '#server/platform/mail/commands.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const CITIES = ['Київ', 'Львів', 'Одеса', 'Дніпро', 'Харків', 'Вінниця', 'Полтава', 'Чернівці']
const ENGLISH = ['Kyiv', 'Lviv', 'Odesa', 'Dnipro', 'Kharkiv', 'Vinnytsia', 'Poltava', 'Chernivtsi']
/** How often the server looks for changes, in milliseconds. */
const TICK_MS = 1_000

// Homes change at a steady rate while saved searches are told. From when a change was due until it is noted for every
// search that it concerns, and until the mails of those that may be told now are spooled. It starts as after
// some minutes at this rate: searches were told before, at random moments of the last pause, and those that are told
// daily or weekly have something to tell.
const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '100' },
  },
})
const homes = Number(values.homes)
const searchCount = Number(values.searches)
const perSecond = Number(values['per-second'])
const total = Number(values.seconds) * perSecond

const next = createRandom(7)
const random = (below: number) => Math.floor(next() * below)
/** Large cities have most homes and most searches. */
const chooseCity = () => Math.min(random(CITIES.length), random(CITIES.length))

function createQuery(): string {
  const type = random(2) === 0 ? 'sale' : 'rent'
  const low = type === 'sale' ? 40_000 + random(200) * 1_000 : 200 + random(200) * 5
  const pairs: [string, string][] = [
    ['type', type],
    ['q', random(20) === 0 ? 'метро' : (CITIES[chooseCity()] ?? '')],
    ['priceMin', String(low)],
    ['priceMax', String(Math.round(low * (1.1 + random(10) / 100)))],
    ['rooms', String(1 + random(3))],
    ...(random(4) === 0 ? ([['areaMin', String(30 + random(8) * 10)]] as [string, string][]) : []),
    ...(random(6) === 0 ? ([['pets', 'allowed']] as [string, string][]) : []),
  ]
  return new URLSearchParams(pairs).toString()
}

function createSearch(at: number) {
  const query = createQuery()
  const typed = parseSearchQuery(new URLSearchParams(query)).query as SearchQueryWithType
  const { criteria } = toSearchCriteria(typed, TEST_RATES)
  const share = at % 10
  return {
    token: `token ${at}`,
    email: `seeker-${at}@example.com`,
    query,
    type: typed.type,
    city: criteria.city ?? '',
    rooms: criteria.filters.rooms.map((option) => Number.parseInt(option, 10)),
    min: criteria.filters.priceMin,
    max: criteria.filters.priceMax,
    frequency: share < 2 ? 'now' : share < 8 ? 'daily' : 'weekly',
  }
}

const programs = findOrInstallPostgres()
if (programs === null) throw new Error('There is no PostgreSQL on this machine.')
const postgres = await startPostgres(programs, ['shared_buffers=1GB', 'max_wal_size=8GB'])
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
await migrateDatabase(database.pool)
const { pool, orm: db } = database
const filling = await pool.connect()
// The first homes are no changes, so that their triggers need not run.
await filling.query(`set session_replication_role = 'replica'`)
await filling.query('select setseed(0.7)')
await filling.query(
  `insert into listings (type, id, price_text, price, address, description, count_rooms, rooms, area, images, city, pets,
     price_per_square, published_at, updated_at)
   select case when is_sale then 'sale' else 'rent' end, n, '',
     case when is_sale then 40000 + 2000 * floor(random() * 100) else 200 + 10 * floor(random() * 100) end,
     'Street ' || n, 'A quiet home near the metro station, with a balcony and a view of the park.',
     rooms, rooms, 30 + floor(random() * 90), '[]', ($2::text[])[1 + least(floor(random() * 8), floor(random() * 8))],
     case when random() < 0.2 then 'allowed' end, 1500, now(), now()
   from (select n, random() < 0.5 as is_sale, 1 + floor(random() * 4) as rooms from generate_series(1, $1) as n) as home`,
  [homes, ENGLISH],
)
filling.release(true)
for (let from = 0; from < searchCount; from += 5_000) {
  const rows = Array.from({ length: Math.min(5_000, searchCount - from) }, (_, n) =>
    createSearch(from + n),
  )
  await pool.query(
    `insert into saved_searches (token, email, email_key, name, query, type, city, rooms, price_min, price_max, frequency,
       quiet_from, quiet_until, created_at, asked_at, confirmed_at, last_alert_at, due_at)
     select token, email, email, query, query, type, city, rooms, min, max, frequency, 0, 0, now(), now(), now(),
       now() - random() * $2 * interval '1 ms', case when frequency <> 'now' then now() + interval '1 day' end
     from jsonb_to_recordset($1::jsonb) as s (token text, email text, query text, type text, city text, rooms integer[],
       min float8, max float8, frequency text)`,
    [JSON.stringify(rows), MIN_PAUSE_MS],
  )
}
// What they were told before.
await pool.query(
  `insert into search_hits (search, seq, event, type, id, at, currency, alert)
   select saved_searches.id, -n, 'new', 'sale', n, now(), 'USD', 0 from saved_searches, generate_series(1, 10) as n`,
)
await pool.query('analyze')
await startReading(db, READER)

const dueAt = new Map<number, number>()
const waits: number[] = []
const follower = createChangeFollower({ db, rates: () => TEST_RATES })
let mails = 0
const tools = {
  db,
  siteUrl: 'https://homiq.test',
  mailer: {
    send: async (
      ...[mail, transaction]: Parameters<Parameters<typeof sendAlerts>[0]['mailer']['send']>
    ) => {
      mails += 1
      await spoolMail(transaction ?? db, mail, new Date())
    },
  },
}
let isOver = false
let read = 0
async function tell(): Promise<void> {
  for (;;) {
    const started = performance.now()
    let count = 0
    do {
      count = await follower.readNext(new Date())
      await sendAlerts(tools, new Date())
      const now = performance.now()
      for (let n = read; n < read + count; n += 1) waits.push(now - (dueAt.get(n) ?? now))
      read += count
    } while (count > 0)
    if (isOver && read >= total) return
    await sleep(Math.max(0, TICK_MS - (performance.now() - started)))
  }
}

const cpu = process.cpuUsage()
const rss = process.memoryUsage().rss
const telling = tell()
const start = performance.now()
for (let n = 0; n < total; n += 1) {
  const due = start + (n * 1_000) / perSecond
  await sleep(Math.max(0, due - performance.now()))
  dueAt.set(n, due)
  const change =
    n % 3 === 0
      ? 'price = price * 9 / 10'
      : n % 3 === 1
        ? 'confirmed_at = now()'
        : 'area = area + 1'
  await pool.query(
    `update listings set ${change}, updated_at = now()
     where type = any ('{sale,rent}') and id = $1`,
    [1 + ((n * 7_919) % homes)],
  )
}
isOver = true
await telling
const spentSeconds = (performance.now() - start) / 1_000
const { user, system } = process.cpuUsage(cpu)
const { rows } = await pool.query('select count(*) as hits from search_hits where seq > 0')

printTable(
  ['homes', 'searches', 'changes', 'hits', 'mails', 'p50 ms', 'p99 ms', 'longest ms'],
  [
    [
      ...[homes, searchCount, total, rows[0].hits, mails].map(String),
      ...[0.5, 0.99, 1].map((q) => quantile(waits, q).toFixed(0)),
    ],
  ],
)
printTable(
  ['processor, of one', 'memory before, MB', 'memory after, MB'],
  [
    [
      `${(((user + system) / 1e6 / spentSeconds) * 100).toFixed(0)} %`,
      (rss / 1e6).toFixed(0),
      (process.memoryUsage().rss / 1e6).toFixed(0),
    ],
  ],
)
await database.close()
await postgres.stop()
