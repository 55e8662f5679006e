import type { Columns } from './columns.ts'
import { FACET_CODES } from './facet-code.ts'

/** Listings that are looked at together, and passed over together when none of them can match. */
export const BLOCK = 1024

/** What is known of each block without looking at its listings. */
export interface Blocks {
  readonly count: number
  /** The lowest and the highest value of a column in each block, in turn. */
  readonly price: Float64Array
  readonly area: Float64Array
  readonly pricePerSquare: Float64Array
  readonly publishedAt: Float64Array
  readonly lat: Float64Array
  readonly lng: Float64Array
  readonly city: Float64Array
  readonly east: Float64Array
  readonly south: Float64Array
  /** The sums of a block's places on the map, one a block. */
  readonly eastSum: Float64Array
  readonly southSum: Float64Array
  /** How many of a block's listings have each facet byte, block after block. */
  readonly codes: Uint16Array
}

type Column = keyof Columns & keyof Blocks

const shared = (length: number) => new Float64Array(new SharedArrayBuffer(8 * length))

/** The bounds of every block of full columns. */
export function blocksOf(columns: Columns): Blocks {
  const count = Math.ceil(columns.id.length / BLOCK)
  const bounds = (column: Column) => boundsOf(columns[column], count)
  return {
    count,
    price: bounds('price'),
    area: bounds('area'),
    pricePerSquare: bounds('pricePerSquare'),
    publishedAt: bounds('publishedAt'),
    lat: bounds('lat'),
    lng: bounds('lng'),
    city: bounds('city'),
    east: bounds('east'),
    south: bounds('south'),
    eastSum: sumsOf(columns.east, count),
    southSum: sumsOf(columns.south, count),
    codes: codesOf(columns.facets, count),
  }
}

function boundsOf(column: Columns[Column], count: number): Float64Array {
  const values = shared(2 * count)
  for (let block = 0; block < count; block += 1) {
    let lowest = Number.POSITIVE_INFINITY
    let highest = Number.NEGATIVE_INFINITY
    for (const value of column.subarray(block * BLOCK, (block + 1) * BLOCK)) {
      if (value < lowest) lowest = value
      if (value > highest) highest = value
    }
    values[2 * block] = lowest
    values[2 * block + 1] = highest
  }
  return values
}

function sumsOf(column: Uint32Array, count: number): Float64Array {
  const values = shared(count)
  column.forEach((value, place) => {
    const block = Math.floor(place / BLOCK)
    values[block] = (values[block] as number) + value
  })
  return values
}

function codesOf(facets: Uint8Array, count: number): Uint16Array {
  const codes = new Uint16Array(new SharedArrayBuffer(2 * FACET_CODES * count))
  facets.forEach((code, place) => {
    const at = Math.floor(place / BLOCK) * FACET_CODES + code
    codes[at] = (codes[at] as number) + 1
  })
  return codes
}
