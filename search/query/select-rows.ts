/**
 * Rows of a block. Each function writes the rows that pass to the front of `rows` and returns how
 * many there are. They add up booleans instead of branching: which row passes is unpredictable, and
 * a mispredicted branch costs five times as much as the comparison.
 */
export type RowSelection = Uint16Array

/** `to` is exclusive. */
export function selectRange(rows: RowSelection, from: number, to: number): number {
  for (let row = from; row < to; row += 1) rows[row - from] = row
  return to - from
}

/** Rows from `from` to `to` (exclusive) whose bit is set. */
export function selectBits(
  rows: RowSelection,
  from: number,
  to: number,
  bitmap: Uint32Array,
): number {
  let selected = 0
  for (let row = from; row < to; row += 1) {
    rows[selected] = row
    selected += ((bitmap[row >> 5] as number) >>> (row & 31)) & 1
  }
  return selected
}

/** Both bounds are inclusive. */
export function filterBetween(
  rows: RowSelection,
  count: number,
  column: Float64Array,
  min: number,
  max: number,
): number {
  let selected = 0
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] as number
    const value = column[row] as number
    rows[selected] = row
    selected += Number(value >= min) & Number(value <= max)
  }
  return selected
}

export function filterEqual(
  rows: RowSelection,
  count: number,
  column: Uint16Array,
  value: number,
): number {
  let selected = 0
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] as number
    rows[selected] = row
    selected += Number(column[row] === value)
  }
  return selected
}

/** Rows whose facet byte has a 1 in `allowed`. */
export function filterCodes(
  rows: RowSelection,
  count: number,
  codes: Uint8Array,
  allowed: Uint8Array,
): number {
  let selected = 0
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] as number
    rows[selected] = row
    selected += allowed[codes[row] as number] as number
  }
  return selected
}
