import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Clusters, MapPin } from '#domain/catalog/search/search-results.ts'
import { BLOCK_SIZE } from '#search/segment/block-stats.ts'
import type { LiveSegment } from '#search/segment/live-segment.ts'
import {
  addRowsToCell,
  addRowsToGrid,
  addSumsToCell,
  createCellSums,
  createGrid,
  getCell,
  toClusterCells,
} from './cell-sums.ts'
import { getMatchingCodes } from './facets.ts'
import {
  type BlockCandidates,
  matchesWholeBlock,
  scanBlocks,
  selectMatchingRows,
} from './scan-blocks.ts'
import { filterCodes } from './select-rows.ts'

/** Up to this many listings are returned as pins instead of cells. */
export const MAX_PINS = 60

const rows = new Uint16Array(BLOCK_SIZE)

/**
 * Clusters the matches within a box of the map into cells of about 64 pixels.
 *
 * @param zoom 0 to 20
 */
export function findClusters(
  segments: readonly LiveSegment[],
  criteria: SearchCriteria & { readonly box: BoundingBox },
  zoom: number,
): Clusters {
  const grid = createGrid(criteria.box, zoom)
  const sums = createCellSums(grid)
  const allowed = getMatchingCodes(criteria.filters)
  const everyCode = allowed.every((code) => code === 1)
  const pins: MapPin[] = []
  let total = 0

  /** The cell that contains the whole block; -1 if the block spans several. */
  function getOnlyCell({ segment: { blocks }, block }: BlockCandidates): number {
    const first = getCell(grid, blocks.east[2 * block] as number, blocks.south[2 * block] as number)
    const last = getCell(
      grid,
      blocks.east[2 * block + 1] as number,
      blocks.south[2 * block + 1] as number,
    )
    return first === last ? first : -1
  }

  scanBlocks(segments, criteria, (candidates) => {
    const { segment, block, from, to } = candidates
    const { columns, blocks } = segment
    const cell = getOnlyCell(candidates)
    if (cell !== -1 && everyCode && matchesWholeBlock(candidates) && total > MAX_PINS) {
      const [east, south] = [blocks.eastSum[block] as number, blocks.southSum[block] as number]
      addSumsToCell(sums, cell, to - from, east, south)
      total += to - from
      return
    }
    const matched = selectMatchingRows(candidates, criteria, rows)
    const count = everyCode ? matched : filterCodes(rows, matched, columns.facets, allowed)
    if (cell === -1) addRowsToGrid(sums, grid, columns, rows, count)
    else addRowsToCell(sums, cell, columns, rows, count)
    total += count
    for (const row of rows.subarray(0, Math.min(count, MAX_PINS - pins.length))) {
      pins.push({
        id: columns.id[row] as number,
        price: columns.price[row] as number,
        lat: columns.lat[row] as number,
        lng: columns.lng[row] as number,
      })
    }
  })

  if (total <= MAX_PINS) return { total, pins: pins.sort((a, b) => a.id - b.id), cells: [] }
  return { total, pins: [], cells: toClusterCells(sums) }
}
