import {
  getLongitudeScale,
  type SearchCriteria,
  squaredDistance,
  UNKNOWN_KEY,
} from '#domain/catalog/search/search-criteria.ts'
import type { SearchFacets } from '#domain/catalog/search/search-results.ts'
import { createFacetCounter } from '#search/facet-code.ts'
import type { ListingIndex } from '#search/listing-index.ts'
import type { Columns } from '#search/listing-table.ts'
import { type Cursor, collectLowest } from './lowest.ts'
import { scan } from './scan.ts'

export interface PageWindow {
  /** `offset` counts from here: a position that stays while listings before it come and go. */
  readonly after?: Cursor | null
  readonly offset: number
  readonly limit: number
}

/**
 * Finds a page of matches and counts all of them, in one pass. Agrees with
 * `test/catalog/search/reference-search.ts`. Equal keys are ordered by id.
 */
export function findListings(
  { tables }: ListingIndex,
  criteria: SearchCriteria,
  { after = null, offset, limit }: PageWindow,
) {
  const table = tables[criteria.type]
  const columns = table.columns()
  const lowest = collectLowest(Math.min(offset + limit, table.size()), after)
  const readKey = createKeyReader(columns, criteria)
  const facets = createFacetCounter(table.facets(), criteria.filters)
  let total = 0
  let reduced = 0
  scan(table, criteria, (row) => {
    if (!facets.count(row)) return
    total += 1
    if (columns.priceDrop[row] !== 0) reduced += 1
    lowest.offer(readKey(row), columns.id[row] as number)
  })
  const page = lowest.getSorted(offset)
  return {
    /** The ids of the page, in sort order. */
    ids: page.map(({ id }) => id),
    /** Points after the last id of the page; `null` when the page is empty. */
    nextCursor: page.at(-1) ?? null,
    /** All matches, not only those of the page. */
    total,
    facets: { ...facets.sum(), reduced } satisfies SearchFacets,
  }
}

/** Reads the sort key of a row. Listings are sorted by it in ascending order. */
function createKeyReader(
  { price, priceDrop, area, pricePerSquare, publishedAt, lat, lng }: Columns,
  { sort, near }: Pick<SearchCriteria, 'sort' | 'near'>,
): (row: number) => number {
  const orLast = (key: number) => (Number.isNaN(key) ? UNKNOWN_KEY : key)
  const byNewest = (row: number) => 0 - (publishedAt[row] as number)
  switch (sort) {
    case 'price-up':
      return (row) => price[row] as number
    case 'price-down':
      return (row) => 0 - (price[row] as number)
    case 'price-drop':
      return (row) => 0 - (priceDrop[row] as number)
    case 'area':
      return (row) => orLast(0 - (area[row] as number))
    case 'price-per-square':
      return (row) => orLast(pricePerSquare[row] as number)
    case 'newest':
      return byNewest
    case 'nearest': {
      if (near === null) return byNewest
      const scale = getLongitudeScale(near.lat)
      return (row) => orLast(squaredDistance(lat[row] as number, lng[row] as number, near, scale))
    }
  }
}
