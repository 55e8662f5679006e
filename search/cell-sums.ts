import type { Box } from '#domain/search/box.ts'
import type { Clusters } from '#domain/search/results.ts'
import type { Columns } from './columns.ts'
import type { Places } from './keep.ts'
import { eastOf, latitudeOf, longitudeOf, southOf, WORLD_BITS } from './mercator.ts'

/** A cell is this many pixels wide on the screen: 2^6. */
const CELL_BITS = 6
const TILE_BITS = 8
/** More cells than any screen shows; a larger box gets larger cells. */
const MOST_CELLS = 4_096

/** A box of the map cut into equal squares of 2^`shift` units, which are numbered row by row. */
export interface Grid {
  readonly shift: number
  readonly west: number
  readonly north: number
  readonly columns: number
  readonly cells: number
}

/** The cells of a box, of about 64 pixels at this zoom. */
export function gridOf(box: Box, zoom: number): Grid {
  let shift = Math.max(0, WORLD_BITS - TILE_BITS - zoom + CELL_BITS)
  for (;;) {
    const west = eastOf(box.west) >>> shift
    const north = southOf(box.north) >>> shift
    const columns = (eastOf(box.east) >>> shift) - west + 1
    const rows = (southOf(box.south) >>> shift) - north + 1
    if (columns * rows <= MOST_CELLS) return { shift, west, north, columns, cells: columns * rows }
    shift += 1
  }
}

/** The cell of a place on the map; it may lie beyond the grid if the place does. */
export const cellOf = ({ shift, west, north, columns }: Grid, east: number, south: number) =>
  ((south >>> shift) - north) * columns + (east >>> shift) - west

/** Of each cell how many homes it has, and the sums of how far east and south they are. */
export type CellSums = Float64Array

export const cellSums = ({ cells }: Grid): CellSums => new Float64Array(3 * cells)

/** Adds homes that all lie in one cell. */
export function addToCell(
  sums: CellSums,
  cell: number,
  homes: number,
  east: number,
  south: number,
) {
  sums[3 * cell] = (sums[3 * cell] as number) + homes
  sums[3 * cell + 1] = (sums[3 * cell + 1] as number) + east
  sums[3 * cell + 2] = (sums[3 * cell + 2] as number) + south
}

/** Adds the homes at the first `count` places, which all lie in one cell. */
export function addInCell(
  sums: CellSums,
  cell: number,
  columns: Columns,
  places: Places,
  count: number,
) {
  let east = 0
  let south = 0
  for (let index = 0; index < count; index += 1) {
    const place = places[index] as number
    east += columns.east[place] as number
    south += columns.south[place] as number
  }
  if (count > 0) addToCell(sums, cell, count, east, south)
}

/** Adds the homes at the first `count` places, wherever in the grid they lie. */
export function addAnywhere(
  sums: CellSums,
  grid: Grid,
  columns: Columns,
  places: Places,
  count: number,
) {
  const { east, south } = columns
  for (let index = 0; index < count; index += 1) {
    const place = places[index] as number
    const homeEast = east[place] as number
    const homeSouth = south[place] as number
    const at = 3 * cellOf(grid, homeEast, homeSouth)
    sums[at] = (sums[at] as number) + 1
    sums[at + 1] = (sums[at + 1] as number) + homeEast
    sums[at + 2] = (sums[at + 2] as number) + homeSouth
  }
}

/** The cells that have homes, each at the middle of them. */
export function cellsOf(sums: CellSums): Clusters['cells'] {
  const cells: Clusters['cells'][number][] = []
  for (let at = 0; at < sums.length; at += 3) {
    const count = sums[at] as number
    if (count === 0) continue
    const lat = latitudeOf((sums[at + 2] as number) / count)
    cells.push({ count, lat, lng: longitudeOf((sums[at + 1] as number) / count) })
  }
  return cells
}
