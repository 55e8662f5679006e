import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { BLOCK_SIZE } from '#search/segment/block-stats.ts'
import type { LiveSegment } from '#search/segment/live-segment.ts'
import type { Segment } from '#search/segment/segment.ts'
import { getCandidateBitmap, isRangeEmpty } from './candidate-bitmap.ts'
import {
  filterBetween,
  filterEqual,
  type RowSelection,
  selectBits,
  selectRange,
} from './select-rows.ts'
import {
  AREA_BIT,
  BOX_BIT,
  CITY_BIT,
  getUnresolvedFilters,
  NO_MATCH,
  PRICE_BIT,
} from './unresolved-filters.ts'

/** A block of a segment that may have matches: rows `from` to `to` (exclusive). */
export interface BlockCandidates {
  readonly segment: Segment
  readonly block: number
  readonly from: number
  readonly to: number
  /** Candidate rows of the whole segment; `null` for all rows of the block. */
  readonly bitmap: Uint32Array | null
  /** Bits of the filters that must be checked row by row, see `unresolved-filters.ts`. */
  readonly unresolvedFilters: number
  /** Index into the segment's cities; -1 for any city. */
  readonly city: number
}

/** Whether every row of the block matches, apart from the filters that facet bytes encode. */
export const matchesWholeBlock = ({ bitmap, unresolvedFilters }: BlockCandidates) =>
  bitmap === null && unresolvedFilters === 0

export function scanBlocks(
  segments: Iterable<LiveSegment>,
  criteria: SearchCriteria,
  visit: (candidates: BlockCandidates) => void,
): void {
  for (const live of segments) {
    const { segment } = live
    if (segment.type !== criteria.type) continue
    const city = criteria.city === null ? -1 : segment.cities.indexOf(criteria.city)
    if (criteria.city !== null && city === -1) continue
    const candidates = getCandidateBitmap(live, criteria.words)
    const hasWords = criteria.words.length > 0
    const length = segment.rowsById.length
    for (let from = 0, block = 0; from < length; from += BLOCK_SIZE, block += 1) {
      const unresolvedFilters = getUnresolvedFilters(segment, block, criteria, city)
      if (unresolvedFilters === NO_MATCH) continue
      const to = Math.min(from + BLOCK_SIZE, length)
      const bitmap = hasWords || live.deletedInBlock[block] !== 0 ? candidates : null
      if (bitmap !== null && isRangeEmpty(bitmap, from, to)) continue
      visit({ segment, block, from, to, bitmap, unresolvedFilters, city })
    }
  }
}

/**
 * Writes the matching rows to the front of `rows`. Filters that facet bytes encode are not applied.
 *
 * @returns how many rows there are
 */
export function selectMatchingRows(
  candidates: BlockCandidates,
  criteria: SearchCriteria,
  rows: RowSelection,
): number {
  const { segment, from, to, bitmap, unresolvedFilters, city } = candidates
  const { columns } = segment
  const { filters, box } = criteria
  let count = bitmap === null ? selectRange(rows, from, to) : selectBits(rows, from, to, bitmap)
  if (unresolvedFilters & CITY_BIT) count = filterEqual(rows, count, columns.city, city)
  if (unresolvedFilters & BOX_BIT && box !== null) {
    count = filterBetween(rows, count, columns.lat, box.south, box.north)
    count = filterBetween(rows, count, columns.lng, box.west, box.east)
  }
  if (unresolvedFilters & PRICE_BIT) {
    count = filterBetween(rows, count, columns.price, filters.priceMin, filters.priceMax)
  }
  if (unresolvedFilters & AREA_BIT) {
    count = filterBetween(rows, count, columns.area, filters.areaMin, filters.areaMax)
  }
  return count
}
