import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { type BlockStats, createBlockStats } from './block-stats.ts'
import { type Columns, copyRow, createColumns } from './columns.ts'
import type { TermDictionary } from './term-dictionary.ts'

/** Few enough that a merge is quick, and that a row number fits into 16 bits. */
export const MAX_SEGMENT_ROWS = 16_384

/**
 * Listings of one type. Immutable, so threads can share it: a changed listing is deleted here and
 * added to a newer segment.
 */
export interface Segment {
  /** Unique; newer segments have higher numbers. */
  readonly number: number
  readonly type: EstateType
  readonly cities: readonly string[]
  readonly columns: Columns
  readonly blocks: BlockStats
  /** All rows, sorted by the ids of their listings. */
  readonly rowsById: Uint16Array
  /** `null` until the texts have been indexed. */
  readonly terms: TermDictionary | null
}

/**
 * Rows sorted by city, then by price, so that a price filter accepts or rejects most blocks as a
 * whole. Very high prices count as equal.
 */
export function sortRows({ city, price }: Columns, length: number): Uint32Array {
  const starts = new Uint32Array(Math.max(0, ...new Set(city.subarray(0, length))) + 2)
  for (let row = 0; row < length; row += 1) {
    const after = (city[row] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let at = 1; at < starts.length; at += 1) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  }
  // Price and row share one number, because typed arrays sort fast without a comparator.
  const maxPrice = Math.floor(Number.MAX_SAFE_INTEGER / length) - 1
  const keys = new Float64Array(length)
  const free = starts.slice()
  for (let row = 0; row < length; row += 1) {
    const cityIndex = city[row] as number
    const at = free[cityIndex] as number
    keys[at] = Math.min(Math.floor(price[row] as number), maxPrice) * length + row
    free[cityIndex] = at + 1
  }
  for (let index = 0; index < starts.length - 1; index += 1) {
    keys.subarray(starts[index], starts[index + 1]).sort()
  }
  return Uint32Array.from(keys, (key) => key % length)
}

/** @param rows rows of `source` in the order of the new segment, at most `MAX_SEGMENT_ROWS` */
export function createSegment(
  type: EstateType,
  number: number,
  source: { readonly columns: Columns; readonly cities: readonly string[] },
  rows: Uint32Array,
): Segment {
  const columns = createColumns(rows.length)
  rows.forEach((from, to) => {
    copyRow(source.columns, from, columns, to)
  })
  const rowsById = new Uint16Array(new SharedArrayBuffer(2 * rows.length))
  rowsById.set(Uint16Array.from(rows.keys()))
  rowsById.sort((a, b) => (columns.id[a] as number) - (columns.id[b] as number))
  return {
    number,
    type,
    cities: source.cities.slice(),
    columns,
    blocks: createBlockStats(columns),
    rowsById,
    terms: null,
  }
}

/** -1 if the segment never had the listing. Deleted listings are found. */
export function findRow({ rowsById, columns }: Segment, id: number): number {
  let low = 0
  let high = rowsById.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((columns.id[rowsById[middle] as number] as number) < id) low = middle + 1
    else high = middle
  }
  const row = rowsById[low]
  return row !== undefined && columns.id[row] === id ? row : -1
}
