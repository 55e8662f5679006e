import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { myMessagesPath } from '#domain/messages/conversation/links.ts'
import type { PostedAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { findOrInstallRedis } from '#scripts/test/redis.ts'
import { startRedis } from '#scripts/test/redis-server.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { createMessagePeople } from './support/load/message-people.ts'
import { openReader } from './support/load/message-reader.ts'
import { readProcessorMs } from './support/processor-time.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const PEOPLE = 60
const CONVERSATIONS = 100
const PAGES_PER_SECOND = 5
const MAX_SHOWN_MS = 10_000
const SETTLE_MS = 30_000

// Three processes on one PostgreSQL and one Redis, which is killed and started again while people write and read.
const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '1000' },
    'per-second': { type: 'string', default: '10' },
  },
})

const never = (): never => {
  throw new Error('It is not there.')
}
const programs = findOrInstallPostgres()
const redisProgram = findOrInstallRedis()
if (programs === null || redisProgram === null)
  throw new Error('This machine needs PostgreSQL and Redis.')
const postgres = await startPostgres(programs)
await using redis = await startRedis(redisProgram)
using folder = createTemporaryFolder()
const variables = {
  DATA_DIR: folder.path,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  TRUSTED_PROXY: 'on',
}
const ms = (of: readonly number[], q: number) => quantile(of, q).toFixed(0)
const timesRow = (what: string, of: readonly number[]) => [
  what,
  String(of.length),
  ms(of, 0.5),
  ms(of, 0.99),
  ms(of, 1),
]

let clients = 0
/** A client that has not asked before. */
const newClient = () => {
  clients += 1
  return { 'X-Forwarded-For': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}` }
}

try {
  const { writers, all } = await createMessagePeople(variables, {
    people: PEOPLE,
    total: CONVERSATIONS,
  })
  await using first = await startBuiltSite(folder.path, variables)
  await using second = await startBuiltSite(folder.path, variables)
  await using third = await startBuiltSite(folder.path, variables)
  const sites = [first, second, third]
  const siteOf = (n: number) => sites[n % sites.length] ?? never()

  // Limits: three times as many requests as one client may send, a third to each process.
  const answers = await Promise.all(
    Array.from({ length: 3 * LIMITS.files.points }, async (_, n) => {
      const headers = { 'X-Forwarded-For': '192.0.2.1' }
      return (await fetch(`${siteOf(n).url}/robots.txt`, { headers })).status
    }),
  )
  const answered = answers.filter((status) => status === 200).length
  console.log(`Of ${answers.length} requests of one client ${answered} were answered.\n`)

  // Changes of the catalog: from when one is committed until each process shows it.
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  await saveListing(database.orm, catalogListing({ id: 1 }), { now: new Date() })
  const shown: number[] = []
  let unseen = 0
  for (let n = 0; n < Number(values.changes); n += 1) {
    const price = 100_000 + n
    await database.pool.query(
      `update listings set price = $1, updated_at = now() where type = 'sale' and id = 1`,
      [price],
    )
    const start = performance.now()
    await Promise.all(
      sites.map(async ({ url }) => {
        const path = `/api/listings?type=sale&priceMin=${price}&priceMax=${price}`
        while (performance.now() - start < MAX_SHOWN_MS) {
          const response = await fetch(url + path, { headers: newClient() })
          const { total } = (await response.json()) as { total: number }
          if (total === 1) return shown.push(performance.now() - start)
          await sleep(5)
        }
        unseen += 1
        return 0
      }),
    )
  }
  await database.close()

  // Messages between people whose pages are at different processes, while strangers read pages.
  const perSecond = Number(values['per-second'])
  const total = Number(values.messages)
  const sentAt: number[] = []
  const sending: number[] = []
  const arriving: number[] = []
  const times = new Map<string, number>()
  let refused = 0
  const siteOfParty = { seeker: first.url, owner: second.url }
  const readers = new Map(
    await Promise.all(
      writers.map(async (writer) => {
        const url = siteOfParty[writer.party]
        const reader = await openReader(url, writer, (_, { isOwn, text }) => {
          if (isOwn || text === null) return
          times.set(text, (times.get(text) ?? 0) + 1)
          arriving.push(performance.now() - (sentAt[Number(text)] ?? 0))
        })
        return [writer.uid, reader] as const
      }),
    ),
  )

  async function send(n: number): Promise<void> {
    const { id, people } = all[(n * 79) % all.length] ?? never()
    const { uid, headers, party } = people[n % 2] ?? people[0]
    const text = String(n)
    sentAt[n] = performance.now()
    const response = await fetch(siteOfParty[party] + myMessagesPath(id), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, key: `bench ${n}` }),
    })
    const answer: PostedAnswer = await response.json()
    if (!('seq' in answer)) {
      refused += 1
      return
    }
    sending.push(performance.now() - (sentAt[n] ?? 0))
    readers.get(uid)?.add(id, { ...answer, text })
  }

  const pages: number[] = []
  let failed = 0
  async function readPage(n: number): Promise<void> {
    const start = performance.now()
    const url = `${siteOf(n).url}/property?type=sale&priceMin=${n}`
    const response = await fetch(url, { headers: newClient() }).catch(() => null)
    await response?.text()
    if (response?.status !== 200) failed += 1
    pages.push(performance.now() - start)
  }

  /** Does it at a steady rate, also when answers are slow. */
  async function repeat(count: number, rate: number, work: (n: number) => Promise<void>) {
    const start = performance.now()
    const running: Promise<void>[] = []
    for (let n = 0; n < count; n += 1) {
      await sleep(Math.max(0, start + (n * 1_000) / rate - performance.now()))
      running.push(work(n))
    }
    await Promise.all(running)
  }

  /** Away for a fifth of the time, then hanging for a tenth. */
  async function breakRedis(seconds: number): Promise<void> {
    await sleep(seconds * 200)
    await redis.kill()
    await sleep(seconds * 200)
    await redis.start()
    await sleep(seconds * 200)
    redis.sendSignal('SIGSTOP')
    await sleep(seconds * 100)
    redis.sendSignal('SIGCONT')
  }

  async function write(
    whileWriting: (seconds: number) => Promise<void>,
    from: number,
    count = total,
  ) {
    const seconds = count / perSecond
    await Promise.all([
      repeat(count, perSecond, (n) => send(from + n)),
      repeat(seconds * PAGES_PER_SECOND, PAGES_PER_SECOND, (n) => readPage(from + n)),
      whileWriting(seconds),
    ])
    const deadline = performance.now() + SETTLE_MS
    while (times.size < sending.length && performance.now() < deadline) await sleep(100)
    const twice = [...times.values()].filter((count) => count > 1).length
    const counts = [sending.length, refused, sending.length - times.size, twice, failed].map(String)
    const rows = [timesRow('messages arrive', arriving), timesRow('pages', pages)]
    for (const list of [sending, arriving, pages]) list.length = 0
    times.clear()
    return { rows, counts }
  }

  // The first ones are slow in every process.
  await write(async () => {}, 2 * total, 5 * perSecond)
  const before = sites.map(({ pid }) => readProcessorMs(pid))
  const usual = await write(async () => {}, 0)
  const processor = sites.map(({ pid }, n) => readProcessorMs(pid) - (before[n] ?? 0))
  const broken = await write(breakRedis, total)
  for (const reader of readers.values()) reader.close()

  printTable(
    ['milliseconds', 'number', 'median', 'p99', 'longest'],
    [
      timesRow('a change is shown', shown),
      ...usual.rows,
      ...broken.rows.map(([what = '', ...cells]) => [`${what}, Redis breaks`, ...cells]),
    ],
  )
  printTable(
    ['', 'sent', 'refused', 'lost', 'twice', 'pages failed'],
    [
      ['with Redis', ...usual.counts],
      ['Redis breaks', ...broken.counts],
    ],
  )
  console.log(`Changes that a process never showed: ${unseen}.`)
  console.log(`Processor ms with Redis, by process: ${processor.join(', ')}.`)
} finally {
  await postgres.stop()
}
