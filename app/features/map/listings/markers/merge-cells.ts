import type { Clusters } from '#domain/search/search-results.ts'
import type { Point } from './group-pins.ts'

export type Cell = Clusters['cells'][number]

/** Markers closer to each other can be neither read nor pressed. */
const MIN_DISTANCE_PX = 50

/**
 * Adds cells whose markers would overlap a larger one to that one. Returns them by descending count.
 *
 * @param project the position of a cell, in pixels
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
