import type { Question } from '#domain/search/question.ts'
import { BLOCK } from './blocks.ts'
import { keepAll, keepBetween, keepCity, keepSet, type Places } from './keep.ts'
import type { LiveSegment } from './live-segment.ts'
import { AREA, BOX, CITY, NONE, overlapOf, PRICE } from './overlap.ts'
import type { Segment } from './segment.ts'
import { isNoneWanted, wantedListings } from './wanted.ts'

/** A block of a segment that may hold answers. */
export interface Candidates {
  readonly segment: Segment
  readonly block: number
  readonly from: number
  readonly to: number
  /** A bit for each listing of the segment that is to be looked at; `null` for all. */
  readonly bits: Uint32Array | null
  /** What the block's bounds leave open: `PRICE`, `AREA`, `CITY`, `BOX`. */
  readonly open: number
  /** The place of the question's city in the segment's names; -1 for anywhere. */
  readonly city: number
}

/** Whether every listing of a block meets everything but what facet bytes tell. */
export const isWhole = ({ bits, open }: Candidates) => bits === null && open === 0

/**
 * Goes through the blocks that may hold answers: those whose bounds meet the question's, less what
 * was taken out and what lacks its words.
 */
export function scan(
  segments: Iterable<LiveSegment>,
  question: Question,
  look: (candidates: Candidates) => void,
): void {
  for (const live of segments) {
    const { segment } = live
    if (segment.type !== question.type) continue
    const city = question.city === null ? -1 : segment.cities.indexOf(question.city)
    if (question.city !== null && city === -1) continue
    const wanted = wantedListings(live, question.stems)
    const words = question.stems.length > 0
    const length = segment.byId.length
    for (let from = 0, block = 0; from < length; from += BLOCK, block += 1) {
      const open = overlapOf(segment, block, question, city)
      if (open === NONE) continue
      const to = Math.min(from + BLOCK, length)
      const bits = words || live.goneInBlock[block] !== 0 ? wanted : null
      if (bits !== null && isNoneWanted(bits, from, to)) continue
      look({ segment, block, from, to, bits, open, city })
    }
  }
}

/**
 * Writes the places of those candidates into `places` that meet everything but what their facet
 * bytes tell. Answers how many there are.
 */
export function matching(candidates: Candidates, question: Question, places: Places): number {
  const { segment, from, to, bits, open, city } = candidates
  const { columns } = segment
  const { criteria, box } = question
  let count = bits === null ? keepAll(places, from, to) : keepSet(places, from, to, bits)
  if (open & CITY) count = keepCity(places, count, columns.city, city)
  if (open & BOX && box !== null) {
    count = keepBetween(places, count, columns.lat, box.south, box.north)
    count = keepBetween(places, count, columns.lng, box.west, box.east)
  }
  if (open & PRICE) {
    count = keepBetween(places, count, columns.price, criteria.priceMin, criteria.priceMax)
  }
  if (open & AREA) {
    count = keepBetween(places, count, columns.area, criteria.areaMin, criteria.areaMax)
  }
  return count
}
