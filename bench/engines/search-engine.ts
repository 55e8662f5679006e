import type { ListSearch, MapSearch } from '#bench/support/sample-searches.ts'

/** The answer of a page: how many in all (`null` where it stops counting), and which first. */
export interface PageResult {
  readonly total: number | null
  readonly ids: readonly number[]
}

/** Something that answers the questions of the measurement. */
export interface SearchEngine extends AsyncDisposable {
  readonly name: string
  /** `null` for a question that it cannot be asked. */
  readonly page: (criteria: ListSearch) => Promise<PageResult> | null
  /** Counts of rooms, renovation and $/m² steps, each without its own filter. */
  readonly facets: (criteria: ListSearch) => Promise<unknown> | null
  /** How many homes are in each cell of the map. */
  readonly clusters: (criteria: MapSearch) => Promise<unknown> | null
}
