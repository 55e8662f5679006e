import { statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { watchLog } from '#test/fuzz/log-watcher.ts'
import { startSiteProcess } from '#test/site/site-process.ts'
import { FLOODS } from './attacks/floods.ts'
import { LARGE_BODIES } from './attacks/large-bodies.ts'
import { LOG_FLOODING } from './attacks/log-flooding.ts'
import { LONG_QUERIES } from './attacks/long-queries.ts'
import { PASSWORD_FLOODS } from './attacks/passwords.ts'
import { SESSION_FLOODS } from './attacks/sessions.ts'
import { SLOW_CLIENTS } from './attacks/slow-clients.ts'
import { SPOOFED_IPS } from './attacks/spoofed-ips.ts'
import { type Attack, createRequest, flood } from './support/load/attack.ts'
import {
  type BackgroundClients,
  startBackgroundClients,
} from './support/load/background-clients.ts'
import { measurePeakMemory } from './support/measure-peak-memory.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

// Attacks a site as one client, each attack for some seconds, and measures other clients at the same time. Starts
// its own built site unless a URL is given. That site must have TRUSTED_PROXY=1; `--pid` and `--log` name its
// process and log if they are on this machine.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    pid: { type: 'string' },
    log: { type: 'string' },
  },
})
const SECONDS = Number(values.seconds)

/** The limits for other clients. */
const TARGETS = { livezMs: 50, signInMs: 1_500, megabytes: 100 } as const

/** Pause between attacks, so that each starts with an idle site. */
const REST_MS = 3_000

const NO_ATTACK: Attack = {
  name: 'nothing',
  async run({ until }) {
    await setTimeout(until - performance.now())
    return { outcomes: new Map() }
  },
}
const ATTACKS = [
  NO_ATTACK,
  ...LONG_QUERIES,
  ...LARGE_BODIES,
  ...LOG_FLOODING,
  ...PASSWORD_FLOODS,
  ...FLOODS,
  ...SPOOFED_IPS,
  ...SLOW_CLIENTS,
  ...SESSION_FLOODS,
].filter(({ name }) => name.includes(values.only))

interface Site {
  readonly url: string
  readonly pid: number
  readonly logFile: string | undefined
}

const getFileSize = (file: string | undefined) =>
  file === undefined ? Number.NaN : statSync(file).size
const format = (number: number, digits = 0) => (Number.isNaN(number) ? '-' : number.toFixed(digits))

async function measureAttack(
  site: Site,
  bystanders: BackgroundClients,
  attack: Attack,
  index: number,
) {
  const { url, pid, logFile } = site
  const log = logFile === undefined ? null : watchLog(logFile)
  const logBefore = getFileSize(logFile)
  // The baseline includes two concurrent password hashes, 64 MiB each.
  const { peak: baseline } = await measurePeakMemory(pid, bystanders.signInConcurrently)
  const target = { url, ip: `203.0.113.${index}`, until: performance.now() + SECONDS * 1_000 }
  const { result, peak } = await measurePeakMemory(pid, () =>
    bystanders.measureDuring(() => attack.run(target)),
  )
  const { result: outcome, suffered } = result
  const growth = peak - baseline
  const livez = quantile(suffered.livez, 0.99)
  const signIn = quantile(suffered.signIn, 1)
  const faults = [
    outcome.fault,
    log?.findFault() ?? undefined,
    livez > TARGETS.livezMs && 'livez is slow',
    signIn > TARGETS.signInMs && 'signing in is slow',
    growth > TARGETS.megabytes && 'memory grows',
    suffered.failed > 0 && `${suffered.failed} of other people's requests failed`,
  ].filter((fault) => typeof fault === 'string')
  const sent = [...outcome.outcomes.values()].reduce((sum, count) => sum + count, 0)
  const responses = [...outcome.outcomes].map(([name, count]) => `${count} × ${name}`).join(', ')
  return [
    attack.name,
    [responses, outcome.remark].filter(Boolean).join('; '),
    format(livez, 1),
    format(quantile(suffered.page, 0.99), 1),
    format(signIn),
    format(growth),
    format(sent === 0 ? Number.NaN : (getFileSize(logFile) - logBefore) / sent),
    faults.length === 0 ? 'stood' : `**${faults.join('; ')}**`,
  ]
}

/** Runs until the code is compiled and the caches are filled. */
async function warmUp(url: string): Promise<void> {
  const until = performance.now() + 8_000
  const target = { url, ip: '203.0.113.251', until }
  await flood(target, 20, (index) => {
    const ip = `10.1.${(index >> 8) & 255}.${index & 255}`
    return createRequest({ url, ip }, 'GET', `/property?type=sale&areaMin=${index % 3_000}`)
  })
}

await using ownSite =
  positionals[0] === undefined ? await startSiteProcess({ TRUSTED_PROXY: '1' }) : null
const site: Site = {
  url: ownSite?.url ?? positionals[0] ?? '',
  pid: ownSite?.pid ?? Number(values.pid),
  logFile: ownSite?.logFile ?? values.log,
}
await warmUp(site.url)
using bystanders = await startBackgroundClients(site.url)
// A real attacker has another machine, so this thread must not take CPU time from the site and its clients.
setPriority(constants.priority.PRIORITY_LOW)
const rows: string[][] = []
for (const [index, attack] of ATTACKS.entries()) {
  rows.push(await measureAttack(site, bystanders, attack, index + 1))
  console.error(rows.at(-1)?.join(' | '))
  await setTimeout(REST_MS)
}
printTable(
  [
    'attack by one client',
    'answers',
    '`/livez` p99 ms',
    'cached page p99 ms',
    'sign-in max ms',
    'RSS growth MB',
    'log bytes a request',
    'verdict',
  ],
  rows,
)
if (ownSite?.getExit()) throw new Error(`The site has ended ${ownSite.getExit()}.`)
