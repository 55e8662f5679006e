import type { Columns } from './columns.ts'
import { FACET_CODE_COUNT } from './facet-code.ts'

/** Rows per block. A block whose statistics rule out a match is skipped as a whole. */
export const BLOCK_SIZE = 1024

/** Statistics of each block of a segment: a zone map. */
export interface BlockStats {
  readonly count: number
  /** Minimum and maximum of the column, alternating: `[min, max, min, max, …]`. */
  readonly price: Float64Array
  readonly area: Float64Array
  readonly pricePerSquare: Float64Array
  readonly publishedAt: Float64Array
  readonly lat: Float64Array
  readonly lng: Float64Array
  readonly city: Float64Array
  readonly east: Float64Array
  readonly south: Float64Array
  /** Sum of the column over the block. */
  readonly eastSum: Float64Array
  readonly southSum: Float64Array
  /** Rows per facet byte: `FACET_CODE_COUNT` counts for each block. */
  readonly facetCounts: Uint16Array
}

type BoundedColumn = keyof Columns & keyof BlockStats

const shared = (length: number) => new Float64Array(new SharedArrayBuffer(8 * length))

export function createBlockStats(columns: Columns): BlockStats {
  const count = Math.ceil(columns.id.length / BLOCK_SIZE)
  const bounds = (column: BoundedColumn) => computeBounds(columns[column], count)
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
    eastSum: computeSums(columns.east, count),
    southSum: computeSums(columns.south, count),
    facetCounts: countFacetCodes(columns.facets, count),
  }
}

function computeBounds(column: Columns[BoundedColumn], count: number): Float64Array {
  const values = shared(2 * count)
  for (let block = 0; block < count; block += 1) {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    let hasUnknown = false
    for (const value of column.subarray(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE)) {
      if (value < min) min = value
      if (value > max) max = value
      if (Number.isNaN(value)) hasUnknown = true
    }
    // The bounds are so wide that no filter accepts the block as a whole.
    values[2 * block] = hasUnknown ? Number.NEGATIVE_INFINITY : min
    values[2 * block + 1] = hasUnknown ? Number.POSITIVE_INFINITY : max
  }
  return values
}

function computeSums(column: Uint32Array, count: number): Float64Array {
  const values = shared(count)
  column.forEach((value, row) => {
    const block = Math.floor(row / BLOCK_SIZE)
    values[block] = (values[block] as number) + value
  })
  return values
}

function countFacetCodes(facets: Uint8Array, count: number): Uint16Array {
  const codes = new Uint16Array(new SharedArrayBuffer(2 * FACET_CODE_COUNT * count))
  facets.forEach((code, row) => {
    const at = Math.floor(row / BLOCK_SIZE) * FACET_CODE_COUNT + code
    codes[at] = (codes[at] as number) + 1
  })
  return codes
}
