import { randomUUID } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { myMessagesPath } from '#domain/messages/conversation/links.ts'
import { CLIENT_BUILD_HEADER } from '#domain/platform/client-build.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { findOrInstallRedis } from '#scripts/test/redis.ts'
import { startRedis } from '#scripts/test/redis-server.ts'
import { createOtherBuild } from '#test/site/other-build.ts'
import { runScript } from '#test/site/run-script.ts'
import { startBalancer } from './support/balancer.ts'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { createMessagePeople } from './support/load/message-people.ts'
import {
  countOnce,
  measureChanges,
  ms,
  newClient,
  openMessageTraffic,
  repeat,
  timesRow,
} from './support/load/several-processes.ts'
import { createNetwork } from './support/namespaces.ts'
import { startPgBouncer } from './support/pgbouncer.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'
import { printTable } from './support/table.ts'

// Three processes behind HAProxy, each in a network namespace of its own, on one PostgreSQL behind PgBouncer and one
// Redis. They are replaced one after the other by another version under load, while a tab of the version before goes
// on; then PgBouncer is restarted under load.
const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '1000' },
    'per-second': { type: 'string', default: '200' },
    restarts: { type: 'string', default: '5' },
  },
})
const PER_SECOND = Number(values['per-second'])
const MESSAGES_PER_SECOND = 10
const PROGRAM = 'server/main/index.ts'
const OTHER_PROGRAM = 'test/site/other-build-process.ts'
const PORT = '3000'
const WORDS = 'Typed before the update, sent after it.'

const programs = findOrInstallPostgres()
const redisProgram = findOrInstallRedis()
if (programs === null || redisProgram === null)
  throw new Error('This machine needs PostgreSQL and Redis.')
createOtherBuild()
using folder = createTemporaryFolder()
chmodSync(folder.path, 0o755)
using network = createNetwork(3)
const accessFile = join(folder.path, 'pg_hba.conf')
writeFileSync(accessFile, 'host all all all scram-sha-256\n')
const postgres = await startPostgres(programs, [
  `listen_addresses=127.0.0.1,${network.ip}`,
  `hba_file=${accessFile}`,
])

const outcomes = new Map<string, number>()
const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
function fail(what: string): void {
  count('failed')
  console.log(`Failed: ${what}`)
}

try {
  await using redis = await startRedis(redisProgram, network.ip)
  const databaseUrl = postgres.url.replace('127.0.0.1', network.ip)
  await using pooler = await startPgBouncer(folder.path, { databaseUrl, ip: network.ip })
  const variables = {
    PORT,
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: pooler.url,
    DATABASE_READ_URL: pooler.url,
    DATABASE_MIGRATION_URL: databaseUrl,
    REDIS_URL: redis.url,
    TRUSTED_PROXY: 'on',
    DRAIN_SECONDS: '3',
    REQUEST_LOG: 'off',
  }
  const people = await createMessagePeople(
    { ...variables, DATABASE_URL: databaseUrl },
    { people: 60, total: 100 },
  )
  const seeded = await runScript(['seed'], { DATABASE_URL: databaseUrl })
  if (seeded.code !== 0) throw new Error(seeded.stderr)
  const startOn = ({ namespace, ip }: (typeof network.machines)[number], program: string) =>
    startServer(['ip', 'netns', 'exec', namespace, process.execPath, program], {
      ...variables,
      HOST: ip,
    })
  await using running = new AsyncDisposableStack()
  const sites: ServerProcess[] = []
  for (const machine of network.machines) sites.push(await startOn(machine, PROGRAM))
  running.defer(async () => {
    for (const site of sites) await site[Symbol.asyncDispose]()
  })
  const urls = network.machines.map(({ ip }) => `http://${ip}:${PORT}`)
  await using balancer = await startBalancer(
    folder.path,
    network.machines.map(({ ip }) => `${ip}:${PORT}`),
  )

  await countOnce(Array(3).fill(balancer.url))
  const { shown, unseen } = await measureChanges(databaseUrl, urls, Number(values.changes))
  const total = Number(values.messages)
  const [seeker = '', owner = ''] = urls
  const traffic = await openMessageTraffic(people, { seeker, owner })
  // The first ones are slow in every process.
  await repeat(100, MESSAGES_PER_SECOND, (n) => traffic.send(total + n))
  traffic.arriving.length = 0
  await repeat(total, MESSAGES_PER_SECOND, traffic.send)
  await sleep(2_000)
  const arriving = [...traffic.arriving]
  traffic.close()
  printTable(
    ['milliseconds', 'number', 'median', 'p99', 'longest'],
    [timesRow('a change is shown', shown), timesRow('messages arrive', arriving)],
  )
  console.log(`Changes that a process never showed: ${unseen}.\n`)

  // The load: documents and the files that they name, page data, pages of accounts, messages.
  const acknowledged: string[] = []
  const builds = new Set<string>()
  let files: readonly string[] = []
  const took: number[] = []
  const paths = ['/property?type=sale', '/home', '/about', '/sale/2', '/rent/3', '/contact']
  const openPath = (n: number) =>
    n % 2 === 0 ? (paths[n % paths.length] ?? '/') : `/property?type=rent&priceMin=${n}`
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const start = performance.now()
    const signal = AbortSignal.timeout(20_000)
    const headers = { ...newClient(), ...init.headers }
    const response = await fetch(balancer.url + path, { ...init, headers, signal })
    await response.clone().arrayBuffer()
    took.push(performance.now() - start)
    return response
  }
  async function read(path: string, init?: RequestInit): Promise<void> {
    const response = await request(path, init).catch((error: Error) => error)
    if (response instanceof Error) return fail(`${path}: ${response.cause ?? response}`)
    if (response.status !== 200) return fail(`${path}: ${response.status}`)
    count('read')
    const build = response.headers.get(CLIENT_BUILD_HEADER)
    if (build !== null) builds.add(build)
    if (response.headers.get('Content-Type')?.startsWith('text/html'))
      files = (await response.text()).match(/\/assets\/[\w-]+-[\w-]{8}\.js/g) ?? []
  }
  /** @param mayRepeat whether it is sent again with its key, as browsers do, until it is answered */
  async function write(n: number, mayRepeat: boolean): Promise<void> {
    const conversation = people.all[(n * 79) % people.all.length]
    const writer = conversation?.people[n % 2]
    if (conversation === undefined || writer === undefined) return
    const text = randomUUID()
    for (;;) {
      const answer = await request(myMessagesPath(conversation.id), {
        method: 'POST',
        headers: { ...writer.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, key: text }),
      }).catch((error: Error) => error)
      if (answer instanceof Response && answer.status === 200) {
        acknowledged.push(text)
        count('written')
        return
      }
      if (!mayRepeat)
        return fail(`a message: ${answer instanceof Response ? answer.status : answer.cause}`)
      count('tried again')
      await sleep(500)
    }
  }
  let isOver = false
  async function load(mayRepeat: boolean): Promise<void> {
    isOver = false
    const open = new Set<Promise<void>>()
    const start = performance.now()
    for (let n = 0; !isOver; n += 1) {
      await sleep(Math.max(0, start + (n * 1_000) / PER_SECOND - performance.now()))
      const kind = n % 20
      const path = openPath(n)
      const headers = people.writers[n % people.writers.length]?.headers ?? {}
      const done = (
        kind === 0
          ? write(n / 20, mayRepeat)
          : kind === 1
            ? read(PATHS.messages, { headers })
            : kind < 5
              ? read(path.replace(/\?|$/, '.data$&'))
              : kind < 11
                ? read(files[n % files.length] ?? path)
                : read(path)
      ).finally(() => open.delete(done))
      open.add(done)
    }
    await Promise.all(open)
  }
  async function checkWritten(): Promise<{ lost: number; twice: number }> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ text: string }>('select text from messages')
    await client.end()
    const times = new Map<string, number>()
    for (const { text } of rows) times.set(text, (times.get(text) ?? 0) + 1)
    return {
      lost: acknowledged.filter((text) => !times.has(text)).length,
      twice: [...times.values()].filter((n) => n > 1).length,
    }
  }
  const rows: string[][] = []
  async function underLoad(what: string, mayRepeat: boolean, work: () => Promise<void>) {
    outcomes.clear()
    took.length = 0
    acknowledged.length = 0
    const loading = load(mayRepeat)
    await sleep(3_000)
    await work()
    await sleep(3_000)
    isOver = true
    await loading
    const { lost, twice } = await checkWritten()
    const number = (kind: string) => outcomes.get(kind) ?? 0
    rows.push([
      what,
      ...[number('read'), number('written'), number('failed'), number('tried again')].map(String),
      ...[String(lost), String(twice), ms(took, 0.5), ms(took, 0.99)],
    ])
  }

  await using browser = await launchBrowser()
  const tab = await browser.newPage({ extraHTTPHeaders: newClient() })
  const readBuild = () => tab.evaluate(() => window.__reactRouterManifest?.version)
  const waitUntilHydrated = () =>
    tab.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await tab.goto(`${balancer.url}/contact`)
  await waitUntilHydrated()
  const field = tab.locator('main [name="message"]')
  await field.fill(WORDS)
  const buildBefore = await readBuild()
  const seen: string[] = []
  /** Goes to another screen and back, as a visitor does, and looks for what was typed. */
  async function goOn(): Promise<void> {
    for (const [link, path] of [
      ['About us', '/about'],
      ['Contact', '/contact'],
    ] as const) {
      await tab.getByRole('banner').getByRole('link', { name: link }).click()
      await tab.waitForURL(`**${path}`, { timeout: 60_000 })
      await waitUntilHydrated()
    }
    await tab.waitForFunction(
      (words) =>
        document.querySelector<HTMLTextAreaElement>('main [name="message"]')?.value === words,
      WORDS,
      { timeout: 60_000 },
    )
    seen.push((await readBuild()) === buildBefore ? 'before' : 'new')
  }

  await underLoad('restarts with another version', false, async () => {
    for (const [n, machine] of network.machines.entries()) {
      await sites[n]?.[Symbol.asyncDispose]()
      sites[n] = await startOn(machine, OTHER_PROGRAM)
      // The balancer looks twice before it sends requests.
      await sleep(3_000)
      await goOn()
    }
  })
  for (const isOnline of [false, true])
    await underLoad(`PgBouncer restarts${isOnline ? ' with -R' : ''}`, true, async () => {
      for (let n = 0; n < Number(values.restarts); n += 1) {
        await pooler.restart(isOnline)
        await sleep(4_000)
      }
    })
  printTable(
    ['', 'read', 'written', 'failed', 'tried again', 'lost', 'twice', 'median ms', 'p99 ms'],
    rows,
  )
  console.log(`Page data came from ${builds.size} versions.`)
  console.log(`The tab kept what was typed, on the versions: ${seen.join(', ')}.`)
} finally {
  await postgres.stop()
}
