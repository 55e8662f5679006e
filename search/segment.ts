import type { EstateType } from '#domain/listing/estate-type.ts'
import { type Blocks, blocksOf } from './blocks.ts'
import { type Columns, copyListing, emptyColumns } from './columns.ts'
import type { Terms } from './terms.ts'

/** The most listings in a segment: few enough to be written anew at once, and to number in 16 bits. */
export const SEGMENT = 16_384

/**
 * Some listings of one type. Never changes once made, so threads can share it: a change of a listing
 * takes it out here and puts it into a newer segment.
 */
export interface Segment {
  /** No other segment has it; a newer one has a higher. */
  readonly number: number
  readonly type: EstateType
  readonly cities: readonly string[]
  readonly columns: Columns
  readonly blocks: Blocks
  /** The places of the listings, by their ids. */
  readonly byId: Uint16Array
  /** `null` until the texts have been read. */
  readonly terms: Terms | null
}

/**
 * The places of listings by city, and within a city by price, so that most blocks meet a price filter
 * wholly or not at all. Prices that leave no room for the place beside them count as the same.
 */
export function orderOf({ city, price }: Columns, length: number): Uint32Array {
  const starts = new Uint32Array(Math.max(0, ...new Set(city.subarray(0, length))) + 2)
  for (let place = 0; place < length; place += 1) {
    const after = (city[place] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let at = 1; at < starts.length; at += 1) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  }
  // Price and place as one number, which the engine sorts without asking us which is the smaller.
  const highest = Math.floor(Number.MAX_SAFE_INTEGER / length) - 1
  const keys = new Float64Array(length)
  const free = starts.slice()
  for (let place = 0; place < length; place += 1) {
    const home = city[place] as number
    const at = free[home] as number
    keys[at] = Math.min(Math.floor(price[place] as number), highest) * length + place
    free[home] = at + 1
  }
  for (let home = 0; home < starts.length - 1; home += 1) {
    keys.subarray(starts[home], starts[home + 1]).sort()
  }
  return Uint32Array.from(keys, (key) => key % length)
}

/** A segment of the listings at these places of some columns, in this order; at most `SEGMENT`. */
export function segmentOf(
  type: EstateType,
  number: number,
  source: { readonly columns: Columns; readonly cities: readonly string[] },
  places: Uint32Array,
): Segment {
  const columns = emptyColumns(places.length)
  places.forEach((from, to) => {
    copyListing(source.columns, from, columns, to)
  })
  const byId = new Uint16Array(new SharedArrayBuffer(2 * places.length))
  byId.set(Uint16Array.from(places.keys()))
  byId.sort((a, b) => (columns.id[a] as number) - (columns.id[b] as number))
  return {
    number,
    type,
    cities: source.cities.slice(),
    columns,
    blocks: blocksOf(columns),
    byId,
    terms: null,
  }
}

/** The place of the listing with this id; -1 if the segment never had it. */
export function placeOf({ byId, columns }: Segment, id: number): number {
  let low = 0
  let high = byId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((columns.id[byId[middle] as number] as number) < id) low = middle + 1
    else high = middle
  }
  const place = byId[low]
  return place !== undefined && columns.id[place] === id ? place : -1
}
