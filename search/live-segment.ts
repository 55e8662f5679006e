import { BLOCK } from './blocks.ts'
import { placeOf, type Segment } from './segment.ts'

/** A segment, and which of its listings have been taken out since. Each thread has its own. */
export interface LiveSegment {
  segment: Segment
  /** A bit for each listing that was taken out. */
  readonly gone: Uint32Array
  /** How many were, in all and in each block. */
  goneCount: number
  readonly goneInBlock: Uint16Array
}

/** A segment with all of its listings. */
export function liveSegment(segment: Segment): LiveSegment {
  const { length } = segment.byId
  return {
    segment,
    gone: new Uint32Array(Math.ceil(length / 32)),
    goneCount: 0,
    goneInBlock: new Uint16Array(segment.blocks.count),
  }
}

/** How many listings it still has. */
export const liveCount = ({ segment, goneCount }: LiveSegment) => segment.byId.length - goneCount

const isGone = ({ gone }: LiveSegment, place: number) =>
  ((gone[place >> 5] as number) & (1 << (place & 31))) !== 0

/** Whether it has the listing with this id, still. */
export function isListed(live: LiveSegment, id: number): boolean {
  const place = placeOf(live.segment, id)
  return place !== -1 && !isGone(live, place)
}

/** Takes the listing with this id out. Answers whether it was there. */
export function takeOut(live: LiveSegment, id: number): boolean {
  const place = placeOf(live.segment, id)
  if (place === -1 || isGone(live, place)) return false
  live.gone[place >> 5] = (live.gone[place >> 5] as number) | (1 << (place & 31))
  live.goneCount += 1
  const block = Math.floor(place / BLOCK)
  live.goneInBlock[block] = (live.goneInBlock[block] as number) + 1
  return true
}

/** The places of the listings that it still has, in order. */
export function livePlaces(live: LiveSegment): number[] {
  const places: number[] = []
  for (let place = 0; place < live.segment.byId.length; place += 1) {
    if (!isGone(live, place)) places.push(place)
  }
  return places
}
