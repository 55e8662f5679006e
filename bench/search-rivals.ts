import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { duckDb, writeHomes } from './rivals/duckdb.ts'
import { ownIndex } from './rivals/own.ts'
import { postgres } from './rivals/postgres.ts'
import type { Rival } from './rivals/rival.ts'
import { temporaryFolder } from './support/built-site.ts'
import { quantile } from './support/quantile.ts'
import { createListSearches, createMapSearches } from './support/search-samples.ts'
import { printTable } from './support/table.ts'

// The same questions put to the index, to PostgreSQL and to DuckDB, one client, in one run. DuckDB
// must be installed in tools/search-rivals first. `node bench/search-rivals.ts 100000 200` takes
// less: so many homes, so many questions.

const COUNT = Number(process.argv[2] ?? 1_000_000)
const SEARCH_COUNT = Number(process.argv[3] ?? 1_000)
const lists = createListSearches(SEARCH_COUNT)
const maps = createMapSearches(SEARCH_COUNT)

/** Milliseconds of each question that can be asked; a tenth of them is asked before, unmeasured. */
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

const shown = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`

using folder = temporaryFolder()
// PostgreSQL reads the file as its own user.
chmodSync(folder.path, 0o755)
const csv = join(folder.path, 'homes.csv')
await writeHomes(csv, COUNT)
const rows: string[][] = []
for (const open of [() => ownIndex(COUNT), () => postgres(csv), () => duckDb(csv)]) {
  await using rival: Rival = await open()
  const pages = await measure(lists, rival.page)
  const facets = await measure(lists, rival.facets)
  const clusters = await measure(maps, rival.clusters)
  const bothTimes = pages.map((ms, index) => ms + (facets[index] ?? 0))
  rows.push([rival.name, shown(pages), shown(bothTimes), shown(clusters)])
}
console.log(`${COUNT.toLocaleString('en-US')} homes, ${SEARCH_COUNT} searches, p50 / p99 in ms.\n`)
printTable(['', 'page and total', 'and three facets', 'clusters of a map'], rows)
