import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { createFacetTest } from '#search/facet-code.ts'
import type { ListingIndex } from '#search/listing-index.ts'
import { scan } from './scan.ts'

/** The smallest box of the map with all matches whose point is known, and how many there are. */
export function findExtent(
  { tables }: ListingIndex,
  criteria: SearchCriteria,
): { readonly box: BoundingBox; readonly total: number } {
  const table = tables[criteria.type]
  const { lat, lng } = table.columns()
  const passes = createFacetTest(table.facets(), criteria.filters)
  const box = { south: 90, west: 180, north: -90, east: -180 }
  let total = 0
  scan(table, criteria, (row) => {
    const [north, east] = [lat[row] as number, lng[row] as number]
    if (Number.isNaN(north) || !passes(row)) return
    total += 1
    box.south = Math.min(box.south, north)
    box.north = Math.max(box.north, north)
    box.west = Math.min(box.west, east)
    box.east = Math.max(box.east, east)
  })
  return { box, total }
}
