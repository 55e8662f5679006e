import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { findOrInstallRedis } from '#scripts/test/redis.ts'
import { startRedis } from '#scripts/test/redis-server.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { createMessagePeople } from './support/load/message-people.ts'
import {
  countOnce,
  measureChanges,
  newClient,
  openMessageTraffic,
  repeat,
  timesRow,
} from './support/load/several-processes.ts'
import { readProcessorMs } from './support/processor-time.ts'
import { printTable } from './support/table.ts'

const PEOPLE = 60
const CONVERSATIONS = 100
const PAGES_PER_SECOND = 5
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

try {
  const people = await createMessagePeople(variables, {
    people: PEOPLE,
    total: CONVERSATIONS,
  })
  await using first = await startBuiltSite(folder.path, variables)
  await using second = await startBuiltSite(folder.path, variables)
  await using third = await startBuiltSite(folder.path, variables)
  const sites = [first, second, third]
  const siteOf = (n: number) => sites[n % sites.length] ?? never()

  const urls = sites.map(({ url }) => url)
  await countOnce(urls)
  const { shown, unseen } = await measureChanges(postgres.url, urls, Number(values.changes))

  // Messages are sent while strangers read pages.
  const perSecond = Number(values['per-second'])
  const total = Number(values.messages)
  const traffic = await openMessageTraffic(people, { seeker: first.url, owner: second.url })
  const { sending, arriving, times } = traffic

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
      repeat(count, perSecond, (n) => traffic.send(from + n)),
      repeat(seconds * PAGES_PER_SECOND, PAGES_PER_SECOND, (n) => readPage(from + n)),
      whileWriting(seconds),
    ])
    const deadline = performance.now() + SETTLE_MS
    while (times.size < sending.length && performance.now() < deadline) await sleep(100)
    const twice = [...times.values()].filter((count) => count > 1).length
    const counts = [
      sending.length,
      traffic.countRefused(),
      sending.length - times.size,
      twice,
      failed,
    ].map(String)
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
  traffic.close()

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
