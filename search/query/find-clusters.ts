import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Clusters, MapPin } from '#domain/catalog/search/search-results.ts'
import { createFacetTest } from '#search/facet-code.ts'
import type { ListingIndex } from '#search/listing-index.ts'
import { createCellSums, createGrid } from './cell-sums.ts'
import { scan } from './scan.ts'

/** Up to this many listings are returned as pins instead of cells. */
export const MAX_PINS = 60

export type BoxCriteria = SearchCriteria & { readonly box: BoundingBox }

/**
 * Clusters the matches within a box of the map into cells of about 64 pixels.
 *
 * @param zoom 0 to 20
 */
export function findClusters(
  { tables }: ListingIndex,
  criteria: BoxCriteria,
  zoom: number,
): Clusters {
  const table = tables[criteria.type]
  const columns = table.columns()
  const sums = createCellSums(createGrid(criteria.box, zoom))
  const passes = createFacetTest(table.facets(), criteria.filters)
  const pins: MapPin[] = []
  let total = 0
  scan(table, criteria, (row) => {
    if (!passes(row)) return
    total += 1
    sums.add(columns.east[row] as number, columns.south[row] as number)
    if (total > MAX_PINS) return
    pins.push({
      id: columns.id[row] as number,
      price: columns.price[row] as number,
      lat: columns.lat[row] as number,
      lng: columns.lng[row] as number,
    })
  })
  if (total <= MAX_PINS) return { total, pins: pins.sort((a, b) => a.id - b.id), cells: [] }
  return { total, pins: [], cells: sums.toCells() }
}
