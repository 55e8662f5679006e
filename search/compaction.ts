import { ESTATE_TYPES, type EstateType } from '#domain/listing/estate-type.ts'
import { type IndexChange, NO_CHANGE } from './change.ts'
import { copyListing, emptyColumns } from './columns.ts'
import { type LiveSegment, liveCount, livePlaces } from './live-segment.ts'
import { mergeTerms, type TermSource } from './merge-terms.ts'
import { orderOf, SEGMENT, type Segment, segmentOf } from './segment.ts'

/** So many segments of a size are written as one. */
const TOGETHER = 4

/** Segments of one size: those with as many digits to the base of `TOGETHER`. */
const sizeOf = (live: LiveSegment) =>
  Math.floor(Math.log(Math.max(1, liveCount(live))) / Math.log(TOGETHER))

/**
 * What should be written anew as one segment: several of about one size that fit, else one with more
 * gaps than listings, else `null`. One step does not take longer than a segment takes to write.
 */
function choose(segments: readonly LiveSegment[]): LiveSegment[] | null {
  const ready = segments.filter(({ segment }) => segment.terms !== null)
  const sizes = Map.groupBy(ready, sizeOf)
  for (const alike of sizes.values()) {
    const group = alike.slice(0, TOGETHER)
    const together = group.reduce((sum, live) => sum + liveCount(live), 0)
    if (group.length === TOGETHER && together <= SEGMENT) return group
  }
  const worn = ready.find((live) => live.goneCount * 2 > live.segment.byId.length)
  return worn === undefined ? null : [worn]
}

/** Writes segments of one type anew as one, which is ordered as if all had come at once. */
function merged(type: EstateType, group: readonly LiveSegment[], number: number): Segment | null {
  const cities = [...new Set(group.flatMap(({ segment }) => segment.cities))]
  const length = group.reduce((sum, live) => sum + liveCount(live), 0)
  if (length === 0) return null
  const columns = emptyColumns(length)
  const sources: TermSource[] = []
  let to = 0
  for (const live of group) {
    const { segment } = live
    const cityOf = segment.cities.map((city) => cities.indexOf(city))
    const places = livePlaces(live)
    for (const place of places) {
      copyListing(segment.columns, place, columns, to)
      columns.city[to] = cityOf[segment.columns.city[place] as number] as number
      to += 1
    }
    if (segment.terms !== null) sources.push({ terms: segment.terms, places })
  }
  const order = orderOf(columns, length)
  const segment = segmentOf(type, number, { columns, cities }, order)
  return { ...segment, terms: mergeTerms(sources, order) }
}

/** The next step towards few, full segments; `null` when there is nothing to gain. */
export function compaction(
  segments: readonly LiveSegment[],
  next: () => number,
): IndexChange | null {
  for (const type of ESTATE_TYPES) {
    const group = choose(segments.filter(({ segment }) => segment.type === type))
    if (group === null) continue
    const dropped = group.map(({ segment }) => segment.number)
    const segment = merged(type, group, next())
    return { ...NO_CHANGE, dropped, added: segment === null ? [] : [segment] }
  }
  return null
}
