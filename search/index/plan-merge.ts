import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import { copyRow, createColumns } from '#search/segment/columns.ts'
import { getLiveRows, type LiveSegment, liveCount } from '#search/segment/live-segment.ts'
import { createSegment, MAX_SEGMENT_ROWS, type Segment, sortRows } from '#search/segment/segment.ts'
import { EMPTY_CHANGE, type IndexChange } from './index-change.ts'
import { mergeTermDictionaries, type TermSource } from './merge-term-dictionaries.ts'

/** This many segments of one size tier are merged into one. */
const MERGE_FANOUT = 4

/** The number of digits of the row count to the base of `MERGE_FANOUT`, less one. */
const getSizeTier = (live: LiveSegment) =>
  Math.floor(Math.log(Math.max(1, liveCount(live))) / Math.log(MERGE_FANOUT))

/**
 * The segments to merge next: `MERGE_FANOUT` of one size tier whose rows fit into one segment, else
 * one of which more than half is deleted, else `null`. So a merge never takes longer than writing
 * one segment.
 */
function chooseSegments(segments: readonly LiveSegment[]): LiveSegment[] | null {
  const ready = segments.filter(({ segment }) => segment.terms !== null)
  const tiers = Map.groupBy(ready, getSizeTier)
  for (const tier of tiers.values()) {
    const group = tier.slice(0, MERGE_FANOUT)
    const rowCount = group.reduce((sum, live) => sum + liveCount(live), 0)
    if (group.length === MERGE_FANOUT && rowCount <= MAX_SEGMENT_ROWS) return group
  }
  const sparse = ready.find((live) => live.deletedCount * 2 > live.segment.rowsById.length)
  return sparse === undefined ? null : [sparse]
}

/** The merged segment is sorted as if all rows had been added at once. `null` if no row is left. */
function mergeSegments(
  type: EstateType,
  group: readonly LiveSegment[],
  number: number,
): Segment | null {
  const cities = [...new Set(group.flatMap(({ segment }) => segment.cities))]
  const length = group.reduce((sum, live) => sum + liveCount(live), 0)
  if (length === 0) return null
  const columns = createColumns(length)
  const sources: TermSource[] = []
  let to = 0
  for (const live of group) {
    const { segment } = live
    const cityIndexes = segment.cities.map((city) => cities.indexOf(city))
    const rows = getLiveRows(live)
    for (const row of rows) {
      copyRow(segment.columns, row, columns, to)
      columns.city[to] = cityIndexes[segment.columns.city[row] as number] as number
      to += 1
    }
    if (segment.terms !== null) sources.push({ terms: segment.terms, rows })
  }
  const order = sortRows(columns, length)
  const segment = createSegment(type, number, { columns, cities }, order)
  return { ...segment, terms: mergeTermDictionaries(sources, order) }
}

/** The next merge towards few, full segments; `null` when there is nothing to merge. */
export function planMerge(
  segments: readonly LiveSegment[],
  nextNumber: () => number,
): IndexChange | null {
  for (const type of ESTATE_TYPES) {
    const group = chooseSegments(segments.filter(({ segment }) => segment.type === type))
    if (group === null) continue
    const droppedSegments = group.map(({ segment }) => segment.number)
    const segment = mergeSegments(type, group, nextNumber())
    return { ...EMPTY_CHANGE, droppedSegments, addedSegments: segment === null ? [] : [segment] }
  }
  return null
}
