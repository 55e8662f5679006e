import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getMemoryMegabytes, startSiteProcess } from '#test/site/site-process.ts'
import { createFilledPostgres } from './support/filled-database.ts'
import { type Login, signUp } from './support/identity-client.ts'
import { createTraffic, type TrafficRequest } from './support/load/traffic-mix.ts'
import { median, quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

// Mixed traffic at a constant rate, even when the site falls behind. `--homes` starts PostgreSQL with that many
// listings; by default the embedded database has the sample listings.

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    homes: { type: 'string' },
  },
})
const RATE = Number(values.rate)
const SECONDS = Number(values.seconds)
/** The time until the bounded caches of pages and files are full. */
const WARM_UP_SECONDS = 300
const ACCOUNTS = 20
const TIMEOUT_MS = 10_000
/** The final period, in which memory must not grow, and the windows at its start and end that are compared. */
const FLAT_SECONDS = Math.min(180, SECONDS)
const WINDOW_SECONDS = FLAT_SECONDS / 6

interface Sample {
  readonly kind: string
  readonly ms: number
  readonly succeeded: boolean
}

const agent = new Agent({ keepAlive: true })
let token = ''

/** Whether a complete response with the expected status arrived. */
function send(site: string, asked: TrafficRequest): Promise<boolean> {
  const { method, path, ip, headers, body, status } = asked
  return new Promise((resolve) => {
    const sent = request(
      `${site}${path}`,
      {
        agent,
        method,
        headers: {
          'Accept-Encoding': 'br',
          Accept: 'text/html',
          'X-Forwarded-For': ip,
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('latin1')
        response.on('data', (piece: string) => {
          text += piece
        })
        response.on('end', () => {
          token = /"idToken":"([\w.-]+)"/.exec(text)?.[1] ?? token
          resolve(response.statusCode === status)
        })
        response.on('error', () => resolve(false))
      },
    )
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('No answer.')))
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}

/** Paths of files that pages load. */
async function findFiles(site: string): Promise<{ assets: string[]; pictures: string[] }> {
  const html = await Promise.all(
    ['/home', '/property?type=sale', '/about', '/lifestyle', '/sale/1'].map(async (path) =>
      (await fetch(site + path)).text(),
    ),
  )
  const found = (pattern: RegExp) => [...new Set(html.join('').match(pattern) ?? [])]
  return {
    assets: found(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g),
    pictures: found(/\/pictures\/[\w./-]+\.(?:avif|webp|jpe?g)/g),
  }
}

async function runTraffic(
  site: string,
  next: () => TrafficRequest,
  seconds: number,
): Promise<Sample[]> {
  const asked: Promise<Sample>[] = []
  const start = performance.now()
  for (let index = 0; index < RATE * seconds; index += 1) {
    const due = start + (index * 1_000) / RATE
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    const one = next()
    asked.push(
      send(site, one).then((succeeded) => ({
        kind: one.kind,
        ms: performance.now() - due,
        succeeded,
      })),
    )
  }
  return Promise.all(asked)
}

function report(all: readonly Sample[]): void {
  const kinds = Map.groupBy(all, ({ kind }) => kind)
  const row = (name: string, some: readonly Sample[]) => {
    const times = some.map(({ ms }) => ms)
    const failed = some.filter(({ succeeded }) => !succeeded).length
    const told = [0.5, 0.99, 1].map((q) => quantile(times, q).toFixed(1))
    return [name, String(some.length), String(failed), ...told]
  }
  printTable(
    ['what visitors ask for', 'requests', 'failed', 'p50 ms', 'p99 ms', 'max ms'],
    [row('**all**', all), ...[...kinds].map(([kind, some]) => row(kind, some))],
  )
}

await using database =
  values.homes === undefined ? null : await createFilledPostgres(Number(values.homes))
await using site = await startSiteProcess({ TRUSTED_PROXY: '1', ...database?.variables })
const logins: Login[] = Array.from({ length: ACCOUNTS }, (_, index) => ({
  email: `visitor-${index}@example.com`,
  ip: `198.51.100.${index}`,
}))
for (const login of logins) token = await signUp(site.url, login)
const traffic = createTraffic(
  { ...(await findFiles(site.url)), logins, lastToken: () => token },
  RATE * (SECONDS + WARM_UP_SECONDS),
)
await runTraffic(site.url, traffic.next, WARM_UP_SECONDS)
const memory: number[] = []
const timer = setInterval(() => memory.push(getMemoryMegabytes(site.pid)), 1_000)
const all = await runTraffic(site.url, traffic.next, SECONDS)
clearInterval(timer)

console.log(`${RATE} requests/s for ${SECONDS} s.\n`)
report(all)
const everyMinute = memory.filter((_, second) => second % 60 === 59).map((mb) => mb.toFixed(0))
console.log(`Memory after each minute, MB: ${everyMinute.join(', ')}.`)
const flat = memory.slice(-FLAT_SECONDS)
const [first, last] = [flat.slice(0, WINDOW_SECONDS), flat.slice(-WINDOW_SECONDS)].map(median)
const growth = (100 * ((last ?? 0) - (first ?? 0))) / (first ?? 1)
console.log(
  `In the last ${FLAT_SECONDS} s: ${first?.toFixed(0)} to ${last?.toFixed(0)} MB, ${growth.toFixed(1)} % more. Peak ${Math.max(...memory).toFixed(0)} MB.`,
)
if (site.getExit() !== null) throw new Error(`The site has ended ${site.getExit()}.`)
