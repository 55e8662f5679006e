import { BLOCK_SIZE } from './block-stats.ts'
import { findRow, type Segment } from './segment.ts'

/** A segment and the rows deleted from it since. Each thread has its own. */
export interface LiveSegment {
  segment: Segment
  /** A bitmap of the deleted rows. */
  readonly tombstones: Uint32Array
  deletedCount: number
  readonly deletedInBlock: Uint16Array
}

export function createLiveSegment(segment: Segment): LiveSegment {
  const { length } = segment.rowsById
  return {
    segment,
    tombstones: new Uint32Array(Math.ceil(length / 32)),
    deletedCount: 0,
    deletedInBlock: new Uint16Array(segment.blocks.count),
  }
}

/** The number of rows that are not deleted. */
export const liveCount = ({ segment, deletedCount }: LiveSegment) =>
  segment.rowsById.length - deletedCount

const isDeleted = ({ tombstones }: LiveSegment, row: number) =>
  ((tombstones[row >> 5] as number) & (1 << (row & 31))) !== 0

/** False for a deleted listing. */
export function containsListing(live: LiveSegment, id: number): boolean {
  const row = findRow(live.segment, id)
  return row !== -1 && !isDeleted(live, row)
}

/** @returns whether the listing was there */
export function deleteListing(live: LiveSegment, id: number): boolean {
  const row = findRow(live.segment, id)
  if (row === -1 || isDeleted(live, row)) return false
  live.tombstones[row >> 5] = (live.tombstones[row >> 5] as number) | (1 << (row & 31))
  live.deletedCount += 1
  const block = Math.floor(row / BLOCK_SIZE)
  live.deletedInBlock[block] = (live.deletedInBlock[block] as number) + 1
  return true
}

export function getLiveRows(live: LiveSegment): number[] {
  const rows: number[] = []
  for (let row = 0; row < live.segment.rowsById.length; row += 1) {
    if (!isDeleted(live, row)) rows.push(row)
  }
  return rows
}
