import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import {
  type LoadResult,
  type LoadTarget,
  runClosedLoopLoad,
} from './support/load/closed-loop-load.ts'
import { readProcessorMs } from './support/processor-time.ts'
import { median } from './support/quantile.ts'
import { startServer } from './support/server-process.ts'
import { printTable } from './support/table.ts'

const ROUNDS = 5
const SECONDS = 3
const PAGE = '/property?type=sale'

interface Case extends LoadTarget {
  readonly name: string
  /** The process id of the server. */
  readonly pid: number
}

interface Measured extends LoadResult {
  /** Milliseconds of processor time per response, of all threads of the server. */
  readonly processorMs: number
}

async function runCase(asked: Case): Promise<Measured> {
  const before = readProcessorMs(asked.pid)
  const result = await runClosedLoopLoad(asked, SECONDS)
  const spent = readProcessorMs(asked.pid) - before
  return { ...result, processorMs: spent / (result.throughput * SECONDS) }
}

/** Each round measures every case, so that a busy minute affects all of them equally. */
async function measure(cases: readonly Case[]): Promise<Measured[][]> {
  for (const asked of cases) await runCase(asked)
  const rounds: Measured[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: Measured[] = []
    for (const asked of cases) measured.push(await runCase(asked))
    rounds.push(measured)
  }
  return rounds
}

function report(cases: readonly Case[], rounds: readonly Measured[][]): void {
  const rows = cases.map(({ name }, index) => {
    const measured = rounds.flatMap((round) => round[index] ?? [])
    const ratios = rounds.map((round) => getThroughput(round[index]) / getThroughput(round[0]))
    return [
      name,
      median(measured.map(getThroughput)).toFixed(0),
      median(measured.map(({ p50 }) => p50)).toFixed(2),
      median(measured.map(({ p99 }) => p99)).toFixed(2),
      `${median(ratios).toFixed(3)}x`,
      median(measured.map(({ processorMs }) => processorMs)).toFixed(2),
      String(measured.reduce((sum, { errors }) => sum + errors, 0)),
    ]
  })
  printTable(
    ['answer', 'requests/s', 'p50 ms', 'p99 ms', 'of hello', 'processor ms', 'errors'],
    rows,
  )
}

let pages = 0

/** Returns another search each time, whose results are the same homes. */
const nextPage = () => `${PAGE}&priceMax=${4_000_000 + pages++}`

const getThroughput = (measured: LoadResult | undefined) => measured?.throughput ?? Number.NaN

using folder = createTemporaryFolder()
using other = createTemporaryFolder()
await using hello = await startServer([process.execPath, 'bench/hello.ts'])
await using site = await startBuiltSite(folder.path, { TRUSTED_PROXY: 'on' })
await using uncachedSite = await startBuiltSite(other.path, {
  PAGE_CACHE: 'off',
  TRUSTED_PROXY: 'on',
})
const anew = { pid: uncachedSite.pid, encoding: 'identity' } as const
const cases: readonly Case[] = [
  { name: 'bare Hono hello', pid: hello.pid, url: `${hello.url}/`, encoding: 'br' },
  {
    name: `\`${PAGE}\` from the page cache`,
    pid: site.pid,
    url: site.url + PAGE,
    encoding: 'br',
  },
  { ...anew, name: `\`${PAGE}\` rendered anew`, url: uncachedSite.url + PAGE },
  {
    ...anew,
    name: 'the same, another search each time',
    url: () => uncachedSite.url + nextPage(),
  },
  {
    ...anew,
    name: 'the same, brotli',
    url: () => uncachedSite.url + nextPage(),
    encoding: 'br',
  },
  {
    ...anew,
    name: '`/404` rendered anew',
    url: () => `${uncachedSite.url}/404?page=${pages++}`,
    status: 404,
  },
]
report(cases, await measure(cases))
