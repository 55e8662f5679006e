import type { Clusters } from '#domain/search/search-results.ts'
import type { Point } from './group-pins.ts'

export type Cell = Clusters['cells'][number]

/** Numbers nearer to each other than this, in pixels, cannot be read or pressed. */
const APART = 50

/**
 * The cells so far apart that each is readable, the largest number first; one that a larger one
 * would cover is counted with it. The middle of a cell may lie close to that of the next.
 *
 * @param pointOf where a cell is on the map, in pixels
 */
export function mergedCells(cells: readonly Cell[], pointOf: (cell: Cell) => Point): Cell[] {
  const merged: { at: Point; cell: Cell }[] = []
  for (const cell of cells.toSorted((a, b) => b.count - a.count)) {
    const at = pointOf(cell)
    const near = merged.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < APART)
    if (near) near.cell = { ...near.cell, count: near.cell.count + cell.count }
    else merged.push({ at, cell })
  }
  return merged.map(({ cell }) => cell).sort((a, b) => b.count - a.count)
}
