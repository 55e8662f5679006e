import type { EstateType } from '#domain/estate-type.ts'

/** What search reads of a listing: whole dollars, m², $/m² (0 when it has none). */
export interface SearchRow {
  readonly type: EstateType
  readonly id: number
  readonly price: number
  readonly area: number
  readonly pricePerSquare: number
  readonly rooms: number
  readonly isRenovation: boolean
}

/**
 * The searchable fields of listings of one estate type, a typed array each; row `i` of every array
 * is the same listing. Rows lie in the order in which results are listed.
 */
export interface Columns {
  readonly length: number
  readonly id: Uint32Array
  readonly price: Float64Array
  readonly area: Float64Array
  readonly pricePerSquare: Float64Array
  readonly rooms: Uint8Array
  readonly renovation: Uint8Array
}

const MOST_ROOMS = 255

/** Columns filled from rows, in the order given. A home of more than 255 rooms counts as 255. */
export function columnsOf(rows: readonly SearchRow[]): Columns {
  const length = rows.length
  return {
    length,
    id: Uint32Array.from(rows, (row) => row.id),
    price: Float64Array.from(rows, (row) => row.price),
    area: Float64Array.from(rows, (row) => row.area),
    pricePerSquare: Float64Array.from(rows, (row) => row.pricePerSquare),
    rooms: Uint8Array.from(rows, (row) => Math.min(row.rooms, MOST_ROOMS)),
    renovation: Uint8Array.from(rows, (row) => Number(row.isRenovation)),
  }
}
