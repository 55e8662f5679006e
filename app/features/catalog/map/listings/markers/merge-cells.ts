import type { Clusters } from '#domain/catalog/search/search-results.ts'
import type { Point } from './group-pins.ts'

export type Cell = Clusters['cells'][number]

/** Markers closer than this can be neither read nor clicked. */
const MIN_DISTANCE_PX = 50

/**
 * Merges cells whose markers would overlap that of a larger cell into the larger one. Returns them by descending
 * count.
 *
 * @param project maps a cell to its position in pixels
 */
export function mergeCells(cells: readonly Cell[], project: (cell: Cell) => Point): Cell[] {
  const merged: { point: Point; cell: Cell }[] = []
  for (const cell of cells.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = project(cell)
    const near = merged.find(({ point }) => Math.hypot(point.x - x, point.y - y) < MIN_DISTANCE_PX)
    if (near) near.cell = { ...near.cell, count: near.cell.count + cell.count }
    else merged.push({ point: { x, y }, cell })
  }
  return merged.map(({ cell }) => cell).sort((a, b) => b.count - a.count)
}
