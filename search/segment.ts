import type { EstateType } from '#domain/estate-type.ts'
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
 * Listings by city, and within a city by price, so that most blocks meet a price filter wholly or
 * not at all.
 */
export function orderOf({ city, price }: Columns, length: number): Uint32Array {
  return Uint32Array.from({ length }, (_, place) => place).sort(
    (a, b) =>
      (city[a] as number) - (city[b] as number) || (price[a] as number) - (price[b] as number),
  )
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
