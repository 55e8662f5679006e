import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findServer, splitHosts } from '#server/platform/db/pool/find-server.ts'
import { RELAY } from '#server/platform/mail/settings.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { startPatroni } from './support/patroni.ts'
import { printTable } from './support/table.ts'

// Kills the primary of two PostgreSQL servers again and again, while forms are sent and pages are read at a steady rate.
// Patroni promotes the synchronous standby, and the site finds it by itself. Counts what was acknowledged and is not
// there, pages that failed, and the time until a form is taken again.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '100' },
  },
})
const PAGES_PER_SECOND = 20

using folder = createTemporaryFolder()
using clusterFolder = createTemporaryFolder()
await using cluster = await startPatroni(clusterFolder.path)
const variables = {
  DATABASE_URL: cluster.url,
  DATABASE_READ_URL: cluster.url,
  TRUSTED_PROXY: '1',
}
const { status, stderr } = spawnSync(process.execPath, ['scripts/seed.ts'], {
  env: { ...process.env, ...variables },
  encoding: 'utf8',
})
if (status !== 0) throw new Error(stderr)
await using site = await startBuiltSite(folder.path, variables)

let requests = 0
/** Each request comes from an address of its own, so that no limit counts them together. */
const send = (path: string, init: RequestInit = {}) => {
  requests += 1
  const ip = [10, requests >> 16, (requests >> 8) & 255, requests & 255].join('.')
  const headers = { ...init.headers, 'X-Forwarded-For': ip, Origin: site.url }
  return fetch(site.url + path, { ...init, headers, signal: AbortSignal.timeout(20_000) })
}

const acknowledged: string[] = []
let refused = 0
let lastAcknowledgedAt = performance.now()
/** The longest time without an acknowledgement. */
let longestGapMs = 0
async function subscribe(n: number): Promise<void> {
  const email = `reader-${n}@example.com`
  const body = JSON.stringify({
    user_id: RELAY.publicKey,
    service_id: RELAY.serviceId,
    template_id: RELAY.newsletterTemplateId,
    template_params: { email },
  })
  const answer = await send('/mail/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(() => null)
  await answer?.text().catch(() => {})
  if (!answer?.ok) {
    refused += 1
    return
  }
  acknowledged.push(email)
  const now = performance.now()
  longestGapMs = Math.max(longestGapMs, now - lastAcknowledgedAt)
  lastAcknowledgedAt = now
}

let pages = 0
const failures = new Map<string, number>()
async function read(n: number): Promise<void> {
  const paths = ['/property?type=sale', `/property?type=rent&priceMin=${n}`, `/sale/${1 + (n % 9)}`]
  const path = paths[n % paths.length] ?? '/'
  const answer = await send(path).catch((error) => error as Error)
  const outcome = answer instanceof Error ? answer.message : String(answer.status)
  if (!(answer instanceof Error)) await answer.text().catch(() => {})
  pages += 1
  if (outcome !== '200') {
    const key = `${path.split('=')[0]} ${outcome}`
    failures.set(key, (failures.get(key) ?? 0) + 1)
  }
}

let isOver = false
const open = new Set<Promise<void>>()
async function repeat(perSecond: number, work: (n: number) => Promise<void>): Promise<void> {
  const start = performance.now()
  for (let n = 0; !isOver; n += 1) {
    await sleep(Math.max(0, start + (n * 1_000) / perSecond - performance.now()))
    const done = work(n).finally(() => open.delete(done))
    open.add(done)
  }
}
const load = [repeat(Number(values['per-second']), subscribe), repeat(PAGES_PER_SECOND, read)]
await sleep(3_000)
await cluster.waitForStandby()

const outages: number[] = []
for (let kill = 1; kill <= Number(values.kills); kill += 1) {
  longestGapMs = 0
  await cluster.killPrimary()
  await cluster.waitForStandby()
  await sleep(2_000)
  outages.push(longestGapMs / 1_000)
  console.log(`Kill ${kill}: no form was taken for ${outages.at(-1)?.toFixed(1)} s.`)
}
isOver = true
await Promise.all(load)
await Promise.all(open)

const primary = await findServer(splitHosts(cluster.url), 'primary', {})
const client = new pg.Client({ connectionString: primary ?? '' })
await client.connect()
const { rows } = await client.query<{ email: string }>('select email from subscriptions')
await client.end()
const kept = new Set(rows.map(({ email }) => email))
const lost = acknowledged.filter((email) => !kept.has(email)).length

printTable(
  ['kills', 'acknowledged', 'refused', 'lost', 'longest outage, s', 'pages', 'pages failed'],
  [
    [
      outages.length,
      acknowledged.length,
      refused,
      lost,
      Math.max(...outages).toFixed(1),
      pages,
      [...failures.values()].reduce((sum, one) => sum + one, 0),
    ].map(String),
  ],
)
for (const [what, count] of failures) console.log(`${count} times: ${what}`)
