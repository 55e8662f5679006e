import { type BoundingBox, UKRAINE } from '#domain/catalog/search/bounding-box.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import { toEast, toLatitude, toLongitude, toSouth, WORLD_SIZE } from '#search/mercator.ts'
import { createGrid } from '#search/query/cell-sums.ts'
import type { Catalog } from './catalog.ts'
import { findNamedCity } from './to-search-criteria.ts'

/** The projected world. */
const WORLD: BoundingBox = { south: -85, west: -180, north: 85, east: 180 }
/** Around a city's center, in degrees. */
const CITY_REACH = { lat: 0.08, lng: 0.13 }

const FINEST_ZOOM = 20
/**
 * Half a unit of the projected square, in degrees, so that points on a border stay in their cell.
 */
const NUDGE = 180 / WORLD_SIZE
/** Each step divides the box by about 60 in both directions: three reach a street. */
const MAX_STEPS = 3

/**
 * The smallest box that contains all listings of a search; without listings, the city that the text
 * names, else the country.
 */
export async function findSearchExtent(
  catalog: Pick<Catalog, 'clusters'>,
  search: SearchQueryWithType,
): Promise<BoundingBox> {
  let extent = WORLD
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = await catalog.clusters({ ...search, box: extent }, FINEST_ZOOM)
    if (found.total === 0) return getFallbackExtent(search)
    if (found.pins.length > 0)
      return getUnion(found.pins.map(({ lat, lng }) => toPointBox(lat, lng)))
    extent = getCellsBox(found, extent)
  }
  return extent
}

function getFallbackExtent(search: SearchQueryWithType): BoundingBox {
  const city = findNamedCity(search.text)
  if (city === null) return UKRAINE
  const { lat, lng } = city
  return {
    south: lat - CITY_REACH.lat,
    west: lng - CITY_REACH.lng,
    north: lat + CITY_REACH.lat,
    east: lng + CITY_REACH.lng,
  }
}

const toPointBox = (lat: number, lng: number): BoundingBox => ({
  south: lat,
  west: lng,
  north: lat,
  east: lng,
})

function getUnion(boxes: readonly BoundingBox[]): BoundingBox {
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
}

/** Whole cells, because only the mean position of their listings is known. */
function getCellsBox({ cells }: Clusters, within: BoundingBox): BoundingBox {
  const { shift } = createGrid(within, FINEST_ZOOM)
  const size = 2 ** shift
  const box = getUnion(
    cells.map(({ lat, lng }) => {
      const west = (toEast(lng + NUDGE) >>> shift) * size
      const north = (toSouth(lat - NUDGE / 2) >>> shift) * size
      return {
        south: toLatitude(north + size),
        west: toLongitude(west),
        north: toLatitude(north),
        east: toLongitude(west + size),
      }
    }),
  )
  return {
    south: Math.max(box.south, within.south),
    west: Math.max(box.west, within.west),
    north: Math.min(box.north, within.north),
    east: Math.min(box.east, within.east),
  }
}
