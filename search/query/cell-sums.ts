import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import { toEast, toLatitude, toLongitude, toSouth, WORLD_BITS } from '#search/mercator.ts'

/** A cell is 2^6 pixels wide on the screen. */
const CELL_BITS = 6
const TILE_BITS = 8
/** More cells than any screen shows. A larger box gets larger cells. */
const MAX_CELLS = 4_096

/**
 * Cuts a box of the map into squares of 2^`shift` units that are numbered line by line. They are about 64 pixels wide
 * at this zoom.
 */
export function createGrid(box: BoundingBox, zoom: number) {
  let shift = Math.max(0, WORLD_BITS - TILE_BITS - zoom + CELL_BITS)
  for (;;) {
    const west = toEast(box.west) >>> shift
    const north = toSouth(box.north) >>> shift
    const columns = (toEast(box.east) >>> shift) - west + 1
    const lines = (toSouth(box.south) >>> shift) - north + 1
    if (columns * lines <= MAX_CELLS) return { shift, west, north, columns, cells: columns * lines }
    shift += 1
  }
}

/** Counts listings by cell. */
export function createCellSums({
  shift,
  west,
  north,
  columns,
  cells,
}: ReturnType<typeof createGrid>) {
  // For each cell: the count of its listings, and the sums of their positions.
  const sums = new Float64Array(3 * cells)
  return {
    /** @param east position in the projected square, within the grid */
    add(east: number, south: number) {
      const at = 3 * (((south >>> shift) - north) * columns + (east >>> shift) - west)
      sums[at] = (sums[at] as number) + 1
      sums[at + 1] = (sums[at + 1] as number) + east
      sums[at + 2] = (sums[at + 2] as number) + south
    },
    /** The non-empty cells, each at the mean position of its listings. */
    toCells() {
      const found: Clusters['cells'][number][] = []
      for (let at = 0; at < sums.length; at += 3) {
        const count = sums[at] as number
        if (count === 0) continue
        const lat = toLatitude((sums[at + 2] as number) / count)
        found.push({ count, lat, lng: toLongitude((sums[at + 1] as number) / count) })
      }
      return found
    },
  }
}
