import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import {
  type LoadResult,
  type LoadTarget,
  runClosedLoopLoad,
} from './support/load/closed-loop-load.ts'
import { median } from './support/quantile.ts'
import { startServer } from './support/server-process.ts'
import { printTable } from './support/table.ts'

const ROUNDS = 5
const SECONDS = 3
const PAGE = '/property?type=sale'

interface Case extends LoadTarget {
  readonly name: string
}

/** Each round measures every case, so that a busy minute affects all of them equally. */
async function measure(cases: readonly Case[]): Promise<LoadResult[][]> {
  for (const asked of cases) await runClosedLoopLoad(asked, SECONDS)
  const rounds: LoadResult[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: LoadResult[] = []
    for (const asked of cases) measured.push(await runClosedLoopLoad(asked, SECONDS))
    rounds.push(measured)
  }
  return rounds
}

function report(cases: readonly Case[], rounds: readonly LoadResult[][]): void {
  const rows = cases.map(({ name }, index) => {
    const measured = rounds.flatMap((round) => round[index] ?? [])
    const ratios = rounds.map((round) => getThroughput(round[index]) / getThroughput(round[0]))
    return [
      name,
      median(measured.map(getThroughput)).toFixed(0),
      median(measured.map(({ p50 }) => p50)).toFixed(2),
      median(measured.map(({ p99 }) => p99)).toFixed(2),
      `${median(ratios).toFixed(3)}x`,
      String(measured.reduce((sum, { errors }) => sum + errors, 0)),
    ]
  })
  printTable(['answer', 'requests/s', 'p50 ms', 'p99 ms', 'of hello', 'errors'], rows)
}

const getThroughput = (measured: LoadResult | undefined) => measured?.throughput ?? Number.NaN

using folder = createTemporaryFolder()
using other = createTemporaryFolder()
await using hello = await startServer([process.execPath, 'bench/hello.ts'])
await using site = await startBuiltSite(folder.path, { TRUSTED_PROXY: 'on' })
await using uncachedSite = await startBuiltSite(other.path, {
  PAGE_CACHE: 'off',
  TRUSTED_PROXY: 'on',
})
const cases: readonly Case[] = [
  { name: 'bare Hono hello', url: `${hello.url}/`, encoding: 'br' },
  { name: `\`${PAGE}\` from the page cache`, url: site.url + PAGE, encoding: 'br' },
  { name: `\`${PAGE}\` rendered anew`, url: uncachedSite.url + PAGE, encoding: 'identity' },
  { name: `\`${PAGE}\` rendered anew, brotli`, url: uncachedSite.url + PAGE, encoding: 'br' },
  {
    name: '`/404` rendered anew',
    url: `${uncachedSite.url}/404`,
    encoding: 'identity',
    status: 404,
  },
]
report(cases, await measure(cases))
