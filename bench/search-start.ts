import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import {
  createFilledEmbedded,
  createFilledPostgres,
  type FilledDatabase,
} from './support/filled-database.ts'
import { median } from './support/quantile.ts'
import { printTable } from './support/table.ts'
import { waitForIndex } from './support/wait-for-index.ts'

// Measures the time from starting the server with a large catalog to its first page, for which it may search the
// database, and to the complete index. `--postgres 0` or `--embedded 0` skips that database.

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
    times: { type: 'string', default: '3' },
  },
})
const RUNS = Number(values.times)
const PAGE = '/property?type=sale'
const POLL_MS = 10

async function waitForPage(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const whole = await fetch(url).then(
      async (response) => (await response.text()) !== '' && response.ok,
      // It does not listen yet.
      () => false,
    )
    if (whole) return
    await setTimeout(POLL_MS)
  }
}

/** Measures a start, in milliseconds. */
async function measureStart({
  variables,
}: FilledDatabase): Promise<{ page: number; index: number }> {
  using folder = createTemporaryFolder()
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const failed = new AbortController()
  const started = performance.now()
  const starting = startBuiltSite(folder.path, { PORT: String(port), ...variables })
  starting.catch(() => failed.abort())
  await waitForPage(url + PAGE, failed.signal)
  const page = performance.now() - started
  await waitForIndex(url, failed.signal)
  const index = performance.now() - started
  await using _server = await starting
  return { page, index }
}

const rows: string[][] = []
async function measure(
  name: string,
  homes: number,
  open: (homes: number) => Promise<FilledDatabase>,
): Promise<void> {
  if (homes === 0) return
  await using database = await open(homes)
  const pages: number[] = []
  const indexes: number[] = []
  for (let time = 0; time < RUNS; time += 1) {
    const { page, index } = await measureStart(database)
    pages.push(page)
    indexes.push(index)
  }
  const figures = [median(pages), Math.max(...pages), median(indexes), Math.max(...indexes)]
  const seconds = figures.map((ms) => (ms / 1_000).toFixed(1))
  rows.push([name, homes.toLocaleString('en-US'), ...seconds])
}

await measure('PostgreSQL', Number(values.postgres), createFilledPostgres)
await measure('embedded', Number(values.embedded), createFilledEmbedded)
printTable(
  ['database', 'homes', 'first page, median s', 'max s', 'complete index, median s', 'max s'],
  rows,
)
