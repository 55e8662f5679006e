import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '#domain/platform/seeded-random.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { createPostgresCluster, type PostgresCluster } from '#scripts/test/postgres-cluster.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createSiteClient } from '#test/site/site-client.ts'
import {
  type AcknowledgedWrites,
  createAcknowledged,
  PASSWORD,
  writeUntilAborted,
} from './support/load/write-load.ts'
import { quantile } from './support/quantile.ts'
import { createRestartableSite, type RestartableSite } from './support/restartable-site.ts'
import { printTable } from './support/table.ts'

// Kills the site at random moments during writes, restarts it, and finally checks that nothing acknowledged is
// lost. Every fourth round also kills all processes of PostgreSQL, and every fifth also kills the site while it
// restarts. `--rounds 10 --database embedded --seed 2` is a shorter run.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    database: { type: 'string', multiple: true, default: ['embedded', 'postgres'] },
    seed: { type: 'string', default: '1' },
  },
})
const ROUNDS = Number(values.rounds)
const random = createRandom(Number(values.seed))

/** The site is killed within this time after its first write, or after its start. */
const MAX_WRITING_MS = 3_000
const MAX_STARTING_MS = 1_500

const GOAL_MS = 3_000

/** A mail that a killed process was delivering stays locked for two minutes. */
const DELIVERY_TIMEOUT_MS = 200_000

const TOKEN = 'a-token-of-the-benchmark'

interface Crashes {
  readonly kills: number
  readonly acknowledged: AcknowledgedWrites
  readonly starts: readonly number[]
  /** Acknowledged writes that are missing, as "kind name". */
  readonly lost: readonly string[]
  /** Incomplete files in the outbox. */
  readonly torn: readonly string[]
  /** Number of temporary socket folders. */
  readonly sockets: number
}

async function runCrashes(cluster: PostgresCluster | null): Promise<Crashes> {
  const variables = cluster === null ? {} : { DATABASE_URL: cluster.url }
  await using site = await createRestartableSite({ ...variables, METRICS_TOKEN: TOKEN })
  const acknowledged = createAcknowledged()
  const starts: number[] = []
  let kills = 0
  await site.start()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ended = new AbortController()
    const writing = writeUntilAborted(site.url, acknowledged, ended.signal)
    await setTimeout(random() * MAX_WRITING_MS)
    const withPostgres = cluster !== null && round % 4 === 0
    await Promise.all([site.kill(), withPostgres && cluster.kill()])
    kills += 1
    ended.abort()
    await writing
    if (withPostgres) await cluster.start()
    if (round % 5 === 0) {
      site.spawn()
      await setTimeout(random() * MAX_STARTING_MS)
      await site.kill()
      kills += 1
    }
    starts.push(await site.start())
    await signInLastAccount(site.url, acknowledged)
    process.stderr.write(`\r${round} `)
  }
  await waitUntilDelivered(site.url)
  const sockets = readdirSync(site.temporaryDir).filter((name) => name.startsWith('homiq-'))
  await site.stop()
  const lost = await findLost(site, cluster, acknowledged)
  return { kills, acknowledged, starts, sockets: sockets.length, ...lost }
}

async function signInLastAccount(url: string, { accounts }: AcknowledgedWrites): Promise<void> {
  const last = accounts.at(-1)
  if (last === undefined) return
  const { status } = await createSiteClient(url).signIn(last, PASSWORD)
  if (status !== 200) throw new Error(`${last} cannot sign in after the crash: ${status}.`)
}

async function waitUntilDelivered(url: string): Promise<void> {
  const end = performance.now() + DELIVERY_TIMEOUT_MS
  while (performance.now() < end) {
    const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
    if (/^homiq_mail_waiting 0$/m.test(await answer.text())) return
    await setTimeout(500)
  }
}

/** Checks the tables and the outbox. */
async function findLost(
  { dataDir }: RestartableSite,
  cluster: PostgresCluster | null,
  acknowledged: AcknowledgedWrites,
): Promise<Pick<Crashes, 'lost' | 'torn'>> {
  const database = await openDatabase({ dataDir, databaseUrl: cluster?.url })
  const valuesOf = async (statement: string) =>
    (await database.pool.query({ text: statement, rowMode: 'array' })).rows.map(([value]) => value)
  const outbox = readdirSync(join(dataDir, 'outbox'))
  const mails = outbox
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
  const found = {
    accounts: new Set(await valuesOf('select email from accounts')),
    subscriptions: new Set(await valuesOf('select email from subscriptions')),
    messages: new Set(
      [...(await valuesOf(`select mail ->> 'text' from mail_spool`)), ...mails].flatMap(
        (text) => /Message (\S+)\.\s*$/.exec(text)?.[1] ?? [],
      ),
    ),
  }
  await database.close()
  const kinds = ['accounts', 'subscriptions', 'messages'] as const
  return {
    lost: kinds.flatMap((kind) =>
      acknowledged[kind].filter((name) => !found[kind].has(name)).map((name) => `${kind} ${name}`),
    ),
    torn: [
      ...outbox.filter((name) => !name.endsWith('.eml')),
      ...mails.filter((mail) => !mail.endsWith('\r\n')),
    ],
  }
}

const rows: string[][] = []
for (const kind of values.database) {
  const programs = kind === 'postgres' ? findOrInstallPostgres() : null
  if (kind === 'postgres' && programs === null) {
    console.log('There is no PostgreSQL on this machine: left out.\n')
    continue
  }
  // The server has its default settings, so that commits are durable.
  const cluster = programs === null ? null : await createPostgresCluster({ programs })
  try {
    await cluster?.start()
    const { kills, acknowledged, starts, lost, torn, sockets } = await runCrashes(cluster)
    const { accounts, subscriptions, messages } = acknowledged
    rows.push([
      kind,
      ...[kills, accounts.length, subscriptions.length, messages.length].map(String),
      String(lost.length),
      ...[quantile(starts, 0.5), Math.max(...starts)].map((ms) => ms.toFixed(0)),
      String(starts.filter((ms) => ms > GOAL_MS).length),
    ])
    process.stderr.write('\n')
    for (const name of lost) console.log(`Lost: ${name}`)
    if (torn.length > 0) console.log(`In the outbox: ${torn.join(', ')}`)
    console.log(`${kind}: ${sockets} folders of sockets after ${kills} kills`)
  } finally {
    await cluster?.remove()
  }
}
console.log()
printTable(
  [
    'database',
    'kills',
    'accounts acknowledged',
    'subscriptions',
    'messages',
    'lost',
    'start p50 ms',
    'max',
    'over 3 s',
  ],
  rows,
)
