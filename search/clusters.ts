import type { Box } from '#domain/box.ts'
import type { Question } from '#domain/question.ts'
import type { Clusters, MapPin } from '#domain/results.ts'
import { BLOCK } from './blocks.ts'
import { allowedCodes } from './facets.ts'
import { keepAllowed } from './keep.ts'
import type { LiveSegment } from './live-segment.ts'
import { eastOf, latitudeOf, longitudeOf, southOf, WORLD_BITS } from './mercator.ts'
import { type Candidates, isWhole, matching, scan } from './scan.ts'

/** Homes that are shown one by one, if there are no more. */
export const MOST_PINS = 60
/** A cell is this many pixels wide on the screen: 2^6. */
const CELL_BITS = 6
const TILE_BITS = 8
/** More cells than any screen shows; a larger box gets larger cells. */
const MOST_CELLS = 4_096

const places = new Uint16Array(BLOCK)

/** The cells of a box: the map's square cut into equal squares, numbered row by row. */
export function gridOf(box: Box, zoom: number) {
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

/**
 * The answers to a question within a box of the map, in cells of about 64 pixels at this zoom (0 to
 * 20): how many each has, and their middle. Few answers are given one by one.
 */
export function clustersOf(
  segments: readonly LiveSegment[],
  question: Question & { readonly box: Box },
  zoom: number,
): Clusters {
  const { shift, west, north, columns: width, cells } = gridOf(question.box, zoom)
  const allowed = allowedCodes(question.criteria)
  const counts = new Uint32Array(cells)
  const easts = new Float64Array(cells)
  const souths = new Float64Array(cells)
  const pins: MapPin[] = []
  const everyCode = allowed.every((code) => code === 1)
  let total = 0

  const cellOf = (east: number, south: number) =>
    ((south >>> shift) - north) * width + (east >>> shift) - west

  function add(cell: number, count: number, east: number, south: number): void {
    counts[cell] = (counts[cell] as number) + count
    easts[cell] = (easts[cell] as number) + east
    souths[cell] = (souths[cell] as number) + south
    total += count
  }

  /** Adds a block at once if all of it is an answer and lies in one cell. */
  function addWhole(candidates: Candidates): boolean {
    if (!everyCode || !isWhole(candidates) || total <= MOST_PINS) return false
    const { segment, block, from, to } = candidates
    const { east, south, eastSum, southSum } = segment.blocks
    const cell = cellOf(east[2 * block] as number, south[2 * block] as number)
    if (cell !== cellOf(east[2 * block + 1] as number, south[2 * block + 1] as number)) return false
    add(cell, to - from, eastSum[block] as number, southSum[block] as number)
    return true
  }

  scan(segments, question, (candidates) => {
    if (addWhole(candidates)) return
    const { columns } = candidates.segment
    const met = matching(candidates, question, places)
    const count = keepAllowed(places, met, columns.facets, allowed)
    for (let index = 0; index < count; index += 1) {
      const place = places[index] as number
      const east = columns.east[place] as number
      const south = columns.south[place] as number
      add(cellOf(east, south), 1, east, south)
      if (pins.length < MOST_PINS) {
        pins.push({
          id: columns.id[place] as number,
          price: columns.price[place] as number,
          lat: columns.lat[place] as number,
          lng: columns.lng[place] as number,
        })
      }
    }
  })

  if (total <= MOST_PINS) return { total, pins: pins.sort((a, b) => a.id - b.id), cells: [] }
  const found: Clusters['cells'][number][] = []
  counts.forEach((count, cell) => {
    if (count === 0) return
    const lat = latitudeOf((souths[cell] as number) / count)
    found.push({ count, lat, lng: longitudeOf((easts[cell] as number) / count) })
  })
  return { total, pins: [], cells: found }
}
