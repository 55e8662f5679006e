import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import type { Columns } from '#search/segment/columns.ts'
import { toEast, toLatitude, toLongitude, toSouth, WORLD_BITS } from '#search/segment/mercator.ts'
import type { RowSelection } from './select-rows.ts'

/** A cell is 2^6 pixels wide on the screen. */
const CELL_BITS = 6
const TILE_BITS = 8
/** More cells than any screen shows. A larger box gets larger cells. */
const MAX_CELLS = 4_096

/** A box of the map, cut into squares of 2^`shift` units that are numbered line by line. */
export interface Grid {
  readonly shift: number
  readonly west: number
  readonly north: number
  readonly columns: number
  readonly cells: number
}

/** The cells are about 64 pixels wide at this zoom. */
export function createGrid(box: BoundingBox, zoom: number): Grid {
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

/** A point outside the grid gets a number outside `0` to `cells - 1`. */
export const getCell = ({ shift, west, north, columns }: Grid, east: number, south: number) =>
  ((south >>> shift) - north) * columns + (east >>> shift) - west

/** Three numbers a cell: the count of its listings, and the sums of their east and south. */
export type CellSums = Float64Array

export const createCellSums = ({ cells }: Grid): CellSums => new Float64Array(3 * cells)

export function addSumsToCell(
  sums: CellSums,
  cell: number,
  count: number,
  east: number,
  south: number,
) {
  sums[3 * cell] = (sums[3 * cell] as number) + count
  sums[3 * cell + 1] = (sums[3 * cell + 1] as number) + east
  sums[3 * cell + 2] = (sums[3 * cell + 2] as number) + south
}

/** Adds the first `count` rows, which must all lie in `cell`. */
export function addRowsToCell(
  sums: CellSums,
  cell: number,
  columns: Columns,
  rows: RowSelection,
  count: number,
) {
  let east = 0
  let south = 0
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] as number
    east += columns.east[row] as number
    south += columns.south[row] as number
  }
  if (count > 0) addSumsToCell(sums, cell, count, east, south)
}

export function addRowsToGrid(
  sums: CellSums,
  grid: Grid,
  columns: Columns,
  rows: RowSelection,
  count: number,
) {
  const { east, south } = columns
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] as number
    const rowEast = east[row] as number
    const rowSouth = south[row] as number
    const at = 3 * getCell(grid, rowEast, rowSouth)
    sums[at] = (sums[at] as number) + 1
    sums[at + 1] = (sums[at + 1] as number) + rowEast
    sums[at + 2] = (sums[at + 2] as number) + rowSouth
  }
}

/** The non-empty cells, each at the mean position of its listings. */
export function toClusterCells(sums: CellSums): Clusters['cells'] {
  const cells: Clusters['cells'][number][] = []
  for (let at = 0; at < sums.length; at += 3) {
    const count = sums[at] as number
    if (count === 0) continue
    const lat = toLatitude((sums[at + 2] as number) / count)
    cells.push({ count, lat, lng: toLongitude((sums[at + 1] as number) / count) })
  }
  return cells
}
