import { isDeepStrictEqual } from 'node:util'
import { findClusters } from '#search/query/find-clusters.ts'
import { findListings } from '#search/query/find-listings.ts'
import { createGeneratedIndex } from './support/generated-index.ts'
import { openPostgresSearch } from './support/postgres-search.ts'
import { quantile } from './support/quantile.ts'
import {
  createListSearches,
  createMapSearches,
  type ListSearch,
} from './support/sample-searches.ts'
import { printTable } from './support/table.ts'

// Measures searches one at a time with growing catalogs: page, total and facets together, and clusters of a map. The same
// lists are asked of PostgreSQL, whose answers must be the same. `node bench/search.ts 10000 100000` for other sizes.

const SIZES = process.argv.slice(2).map(Number)
const SEARCH_COUNT = 1_000
/** PostgreSQL takes minutes for more at a million homes. */
const MAX_SQL_MS = 60_000
const lists = createListSearches(SEARCH_COUNT)
const maps = createMapSearches(SEARCH_COUNT)

/** Milliseconds of each search, after a warm-up with all of them. */
function measure<T>(searches: readonly T[], search: (criteria: T) => unknown): number[] {
  for (const criteria of searches) search(criteria)
  return searches.map((criteria) => {
    const started = performance.now()
    search(criteria)
    return performance.now() - started
  })
}

const format = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(2)} / ${quantile(times, 0.99).toFixed(2)}`

const rows: string[][] = []
for (const size of SIZES.length > 0 ? SIZES : [1_000, 10_000, 100_000, 300_000, 1_000_000]) {
  const started = performance.now()
  const heap = process.memoryUsage().rss
  const index = createGeneratedIndex(size)
  const builtMs = performance.now() - started
  const bytes = process.memoryUsage().rss - heap
  const find = ({ criteria, window }: ListSearch) => findListings(index, criteria, window)
  const pages = measure(lists, find)
  const clusters = measure(maps, ({ criteria, zoom }) => findClusters(index, criteria, zoom))

  await using postgres = await openPostgresSearch(size)
  const sql: number[] = []
  let different = 0
  const deadline = performance.now() + MAX_SQL_MS
  for (const search of lists) {
    if (performance.now() > deadline) break
    const asked = performance.now()
    const found = await postgres.find(search)
    sql.push(performance.now() - asked)
    const { nextCursor: _ours, ...own } = find(search)
    const { nextCursor: _theirs, ...other } = found
    if (!isDeepStrictEqual(own, other)) different += 1
  }
  rows.push([
    size.toLocaleString('en-US'),
    format(pages),
    format(clusters),
    `${format(sql)} (${sql.length})`,
    String(different),
    (builtMs / 1_000).toFixed(1),
    (bytes / 1_000_000).toFixed(0),
  ])
}
printTable(
  [
    'homes',
    'page, total, facets: p50 / p99 ms',
    'clusters: p50 / p99 ms',
    'PostgreSQL, the same: p50 / p99 ms (searches)',
    'different answers',
    'built in s',
    'MB',
  ],
  rows,
)
