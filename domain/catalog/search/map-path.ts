import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { searchPath } from './search-paths.ts'
import { EMPTY_SEARCH_QUERY } from './search-query.ts'

/** About two kilometers, in degrees. */
const MAP_REACH = { lat: 0.01, lng: 0.015 }

/** The search whose map shows the listing among others; `null` if its point is unknown. */
export function getMapPath({ type, lat, lng }: CatalogListing): string | null {
  if (lat === undefined || lng === undefined) return null
  const box = {
    south: lat - MAP_REACH.lat,
    west: lng - MAP_REACH.lng,
    north: lat + MAP_REACH.lat,
    east: lng + MAP_REACH.lng,
  }
  return searchPath({ ...EMPTY_SEARCH_QUERY, type, box, view: 'map' })
}
