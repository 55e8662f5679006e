import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { median } from './support/quantile.ts'
import { startServer } from './support/server-process.ts'
import { printTable } from './support/table.ts'

const RUNS = 5
const PAGE = '/property?type=sale'
const POLL_MS = 5

const COMMANDS: readonly [string, ...string[]][] = [
  ['npm', 'start'],
  [process.execPath, 'server/main/index.ts'],
]

/** Polls until a complete page comes or `signal` is aborted. */
async function waitForPage(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url)
      await response.text()
      if (response.ok) return
    } catch {
      // It does not listen yet.
    }
    await setTimeout(POLL_MS)
  }
}

/** Measures the time to the first page, in milliseconds. */
async function measureTimeToPage(command: [string, ...string[]], dataDir: string): Promise<number> {
  const port = await findFreePort()
  const failed = new AbortController()
  const start = performance.now()
  const starting = startServer(command, {
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: dataDir,
  })
  starting.catch(() => failed.abort())
  await waitForPage(`http://localhost:${port}${PAGE}`, failed.signal)
  const took = performance.now() - start
  await using _server = await starting
  return took
}

/** Measures with a new and with an existing database. */
async function measure(command: [string, ...string[]]) {
  using kept = createTemporaryFolder()
  // Creates the database and fills the page cache of the operating system.
  await measureTimeToPage(command, kept.path)
  const empty: number[] = []
  const existing: number[] = []
  for (let time = 0; time < RUNS; time += 1) {
    using folder = createTemporaryFolder()
    empty.push(await measureTimeToPage(command, folder.path))
    existing.push(await measureTimeToPage(command, kept.path))
  }
  return { empty, existing }
}

const rows: string[][] = []
for (const command of COMMANDS) {
  const name = command.join(' ').replace(process.execPath, 'node')
  for (const [database, took] of Object.entries(await measure(command))) {
    const milliseconds = [median(took), Math.max(...took)].map((value) => value.toFixed(0))
    rows.push([`\`${name}\`, ${database} database`, ...milliseconds])
  }
}
printTable(['from start to the first page', 'median ms', 'max ms'], rows)
