import { startBuiltSite, temporaryFolder } from './support/built-site.ts'
import { type Asked, load, type Measured } from './support/load.ts'
import { startServer } from './support/process.ts'
import { median } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const ROUNDS = 5
const SECONDS = 3
const PAGE = '/property?type=sale'

interface Case extends Asked {
  readonly name: string
}

/** Measures each once a round, the first of them for comparison: so all share a busy minute. */
async function measure(cases: readonly Case[]): Promise<Measured[][]> {
  for (const asked of cases) await load(asked, SECONDS)
  const rounds: Measured[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: Measured[] = []
    for (const asked of cases) measured.push(await load(asked, SECONDS))
    rounds.push(measured)
  }
  return rounds
}

function report(cases: readonly Case[], rounds: readonly Measured[][]): void {
  const rows = cases.map(({ name }, index) => {
    const measured = rounds.flatMap((round) => round[index] ?? [])
    const ratios = rounds.map((round) => speed(round[index]) / speed(round[0]))
    return [
      name,
      median(measured.map(speed)).toFixed(0),
      median(measured.map(({ p50 }) => p50)).toFixed(2),
      median(measured.map(({ p99 }) => p99)).toFixed(2),
      `${median(ratios).toFixed(3)}x`,
      String(measured.reduce((sum, { errors }) => sum + errors, 0)),
    ]
  })
  printTable(['answer', 'requests/s', 'p50 ms', 'p99 ms', 'of hello', 'errors'], rows)
}

const speed = (measured: Measured | undefined) => measured?.perSecond ?? Number.NaN

using folder = temporaryFolder()
using other = temporaryFolder()
await using hello = await startServer([process.execPath, 'bench/hello.ts'])
await using site = await startBuiltSite(folder.path)
await using anew = await startBuiltSite(other.path, { PAGE_CACHE: 'off' })
const cases: readonly Case[] = [
  { name: 'bare Hono hello', url: `${hello.url}/`, encoding: 'br' },
  { name: `\`${PAGE}\` from the page cache`, url: site.url + PAGE, encoding: 'br' },
  { name: `\`${PAGE}\` rendered anew`, url: anew.url + PAGE, encoding: 'identity' },
  { name: `\`${PAGE}\` rendered anew, brotli`, url: anew.url + PAGE, encoding: 'br' },
  { name: '`/404` rendered anew', url: `${anew.url}/404`, encoding: 'identity', status: 404 },
]
report(cases, await measure(cases))
