import type { Box } from '#domain/search/box.ts'
import type { Question } from '#domain/search/question.ts'
import type { Clusters, MapPin } from '#domain/search/results.ts'
import { BLOCK } from './blocks.ts'
import {
  addAnywhere,
  addInCell,
  addToCell,
  cellOf,
  cellSums,
  cellsOf,
  gridOf,
} from './cell-sums.ts'
import { allowedCodes } from './facets.ts'
import { keepAllowed } from './keep.ts'
import type { LiveSegment } from './live-segment.ts'
import { type Candidates, isWhole, matching, scan } from './scan.ts'

/** Homes that are shown one by one, if there are no more. */
export const MOST_PINS = 60

const places = new Uint16Array(BLOCK)

/**
 * The answers to a question within a box of the map, in cells of about 64 pixels at this zoom (0 to
 * 20): how many each has, and their middle. Few answers are given one by one.
 */
export function clustersOf(
  segments: readonly LiveSegment[],
  question: Question & { readonly box: Box },
  zoom: number,
): Clusters {
  const grid = gridOf(question.box, zoom)
  const sums = cellSums(grid)
  const allowed = allowedCodes(question.criteria)
  const everyCode = allowed.every((code) => code === 1)
  const pins: MapPin[] = []
  let total = 0

  /** The one cell that all of a block lies in; -1 if it does not. */
  function onlyCell({ segment: { blocks }, block }: Candidates): number {
    const first = cellOf(grid, blocks.east[2 * block] as number, blocks.south[2 * block] as number)
    const last = cellOf(
      grid,
      blocks.east[2 * block + 1] as number,
      blocks.south[2 * block + 1] as number,
    )
    return first === last ? first : -1
  }

  scan(segments, question, (candidates) => {
    const { segment, block, from, to } = candidates
    const { columns, blocks } = segment
    const cell = onlyCell(candidates)
    if (cell !== -1 && everyCode && isWhole(candidates) && total > MOST_PINS) {
      const [east, south] = [blocks.eastSum[block] as number, blocks.southSum[block] as number]
      addToCell(sums, cell, to - from, east, south)
      total += to - from
      return
    }
    const met = matching(candidates, question, places)
    const count = everyCode ? met : keepAllowed(places, met, columns.facets, allowed)
    if (cell === -1) addAnywhere(sums, grid, columns, places, count)
    else addInCell(sums, cell, columns, places, count)
    total += count
    for (const place of places.subarray(0, Math.min(count, MOST_PINS - pins.length))) {
      pins.push({
        id: columns.id[place] as number,
        price: columns.price[place] as number,
        lat: columns.lat[place] as number,
        lng: columns.lng[place] as number,
      })
    }
  })

  if (total <= MOST_PINS) return { total, pins: pins.sort((a, b) => a.id - b.id), cells: [] }
  return { total, pins: [], cells: cellsOf(sums) }
}
