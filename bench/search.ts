import { findClusters } from '#search/query/find-clusters.ts'
import { findListings } from '#search/query/find-listings.ts'
import { createGeneratedIndex, measureIndexBytes } from './support/generated-index.ts'
import { quantile } from './support/quantile.ts'
import { createListSearches, createMapSearches } from './support/sample-searches.ts'
import { printTable } from './support/table.ts'

// Measures searches of the index alone, one at a time, with growing catalogs: page, total and facets
// together, and clusters of a map. Sizes can be given: `node bench/search.ts 1000 1000000`.

const SIZES = process.argv.slice(2).map(Number)
const SEARCH_COUNT = 1_000
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

const rows: string[][] = []
let first: number | undefined
for (const size of SIZES.length > 0 ? SIZES : [1_000, 10_000, 100_000, 1_000_000]) {
  const writer = createGeneratedIndex(size)
  const segments = writer.index.segments()
  const pages = measure(lists, ({ criteria, window }) => findListings(segments, criteria, window))
  const clusters = measure(maps, ({ criteria, zoom }) => findClusters(segments, criteria, zoom))
  const { columns, texts } = measureIndexBytes(writer)
  const median = quantile(pages, 0.5)
  first ??= median
  rows.push([
    size.toLocaleString('en-US'),
    median.toFixed(2),
    quantile(pages, 0.99).toFixed(2),
    `${(median / first).toFixed(1)}x`,
    quantile(clusters, 0.5).toFixed(2),
    quantile(clusters, 0.99).toFixed(2),
    (columns / size).toFixed(0),
    ((columns + texts) / size).toFixed(0),
  ])
}
printTable(
  [
    'homes',
    'page, total, facets p50 ms',
    'p99 ms',
    'p50 against the first',
    'clusters p50 ms',
    'p99 ms',
    'bytes a home, columns',
    'with texts',
  ],
  rows,
)
