import { type BoundingBox, UKRAINE } from '#domain/search/bounding-box.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import type { Clusters } from '#domain/search/search-results.ts'
import { createGrid } from '#search/query/cell-sums.ts'
import { toEast, toLatitude, toLongitude, toSouth, WORLD_SIZE } from '#search/segment/mercator.ts'
import type { Catalog } from './catalog.ts'
import { toSearchCriteria } from './to-search-criteria.ts'

/** The projected world. */
const WORLD: BoundingBox = { south: -85, west: -180, north: 85, east: 180 }
/** About a city's middle, in degrees. */
const CITY_REACH = { lat: 0.08, lng: 0.13 }

const FINEST_ZOOM = 20
/** Half a unit of the projected square, in degrees: what is on a border stays in its cell. */
const NUDGE = 180 / WORLD_SIZE
/** Each look divides the box by about 60 both ways: three find the street. */
const MAX_STEPS = 3

/**
 * The smallest part of the map that is known to hold all homes of a search; where there are none,
 * the city that its text names, else the country.
 */
export async function findSearchExtent(
  catalog: Pick<Catalog, 'clusters'>,
  search: SearchQueryWithType,
): Promise<BoundingBox> {
  let extent = WORLD
  for (let look = 0; look < MAX_STEPS; look += 1) {
    const found = await catalog.clusters({ ...search, box: extent }, FINEST_ZOOM)
    if (found.total === 0) return nowhere(search)
    if (found.pins.length > 0) return boxAround(found.pins.map(({ lat, lng }) => point(lat, lng)))
    extent = boxOfCells(found, extent)
  }
  return extent
}

function nowhere(search: SearchQueryWithType): BoundingBox {
  const { city } = toSearchCriteria(search)
  if (city === null) return UKRAINE
  const { lat, lng } = city
  return {
    south: lat - CITY_REACH.lat,
    west: lng - CITY_REACH.lng,
    north: lat + CITY_REACH.lat,
    east: lng + CITY_REACH.lng,
  }
}

const point = (lat: number, lng: number): BoundingBox => ({
  south: lat,
  west: lng,
  north: lat,
  east: lng,
})

function boxAround(boxes: readonly BoundingBox[]): BoundingBox {
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
}

/** The whole cells, because only the middle of their homes is known. */
function boxOfCells({ cells }: Clusters, within: BoundingBox): BoundingBox {
  const { shift } = createGrid(within, FINEST_ZOOM)
  const size = 2 ** shift
  const box = boxAround(
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
