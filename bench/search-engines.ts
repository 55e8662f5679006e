import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { openDuckDb, writeListings } from './engines/duckdb.ts'
import { openOwnIndex } from './engines/homiq-index.ts'
import { openPostgresEngine } from './engines/postgres.ts'
import type { SearchEngine } from './engines/search-engine.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { quantile } from './support/quantile.ts'
import { createListSearches, createMapSearches } from './support/sample-searches.ts'
import { printTable } from './support/table.ts'

// Runs the same searches with our index, PostgreSQL and DuckDB, one at a time. DuckDB must be installed in
// tools/search-engines first. `node bench/search-engines.ts 100000 200` is a shorter run, with 100,000
// listings and 200 searches.

const LISTING_COUNT = Number(process.argv[2] ?? 1_000_000)
const SEARCH_COUNT = Number(process.argv[3] ?? 1_000)
const lists = createListSearches(SEARCH_COUNT)
const maps = createMapSearches(SEARCH_COUNT)

/** Milliseconds of each supported search, after a warm-up with a tenth of them. */
async function measure<T>(
  searches: readonly T[],
  answer: (criteria: T) => Promise<unknown> | null,
) {
  for (const criteria of searches.slice(0, searches.length / 10)) await answer(criteria)
  const times: number[] = []
  for (const criteria of searches) {
    const started = performance.now()
    const asked = answer(criteria)
    if (asked === null) continue
    await asked
    times.push(performance.now() - started)
  }
  return times
}

const format = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`

using folder = createTemporaryFolder()
// PostgreSQL reads the file as its own user.
chmodSync(folder.path, 0o755)
const csv = join(folder.path, 'homes.csv')
await writeListings(csv, LISTING_COUNT)
const rows: string[][] = []
for (const open of [
  () => openOwnIndex(LISTING_COUNT),
  () => openPostgresEngine(csv),
  () => openDuckDb(csv),
]) {
  await using engine: SearchEngine = await open()
  const pages = await measure(lists, engine.page)
  const facets = await measure(lists, engine.facets)
  const clusters = await measure(maps, engine.clusters)
  const bothTimes = pages.map((ms, index) => ms + (facets[index] ?? 0))
  rows.push([engine.name, format(pages), format(bothTimes), format(clusters)])
}
console.log(
  `${LISTING_COUNT.toLocaleString('en-US')} homes, ${SEARCH_COUNT} searches, p50 / p99 in ms.\n`,
)
printTable(['', 'page and total', 'and three facets', 'clusters of a map'], rows)
