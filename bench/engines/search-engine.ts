import type { ListSearch, MapSearch } from '#bench/support/sample-searches.ts'

/** `total` is `null` when the engine stopped counting. */
export interface PageResult {
  readonly total: number | null
  readonly ids: readonly number[]
}

export interface SearchEngine extends AsyncDisposable {
  readonly name: string
  /** `null` for an unsupported search. */
  readonly page: (criteria: ListSearch) => Promise<PageResult> | null
  /** Counts rooms, renovation and $/m² steps, each ignoring its own filter. */
  readonly facets: (criteria: ListSearch) => Promise<unknown> | null
  /** Counts listings in each cell of the map. */
  readonly clusters: (criteria: MapSearch) => Promise<unknown> | null
}
