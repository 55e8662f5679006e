/**
 * The places of a block's listings, of which each step keeps some, in place. The steps add up truth
 * values instead of branching on them: which listing passes is not foreseeable, and a branch that
 * is foreseen wrongly costs five times as much as the comparison.
 */
export type Places = Uint16Array

/** All places from `from` up to `to`. Every step answers how many places there are now. */
export function keepAll(places: Places, from: number, to: number): number {
  for (let place = from; place < to; place += 1) places[place - from] = place
  return to - from
}

/** Those of them whose bit is set. */
export function keepSet(places: Places, from: number, to: number, bits: Uint32Array): number {
  let kept = 0
  for (let place = from; place < to; place += 1) {
    places[kept] = place
    kept += ((bits[place >> 5] as number) >>> (place & 31)) & 1
  }
  return kept
}

/** Those whose value lies between two bounds, which belong to it. */
export function keepBetween(
  places: Places,
  count: number,
  column: Float64Array,
  min: number,
  max: number,
): number {
  let kept = 0
  for (let index = 0; index < count; index += 1) {
    const place = places[index] as number
    const value = column[place] as number
    places[kept] = place
    kept += Number(value >= min) & Number(value <= max)
  }
  return kept
}

/** Those of a city. */
export function keepCity(places: Places, count: number, column: Uint16Array, city: number): number {
  let kept = 0
  for (let index = 0; index < count; index += 1) {
    const place = places[index] as number
    places[kept] = place
    kept += Number(column[place] === city)
  }
  return kept
}

/** Those whose facet byte has a 1 in `allowed`. */
export function keepAllowed(
  places: Places,
  count: number,
  codes: Uint8Array,
  allowed: Uint8Array,
): number {
  let kept = 0
  for (let index = 0; index < count; index += 1) {
    const place = places[index] as number
    places[kept] = place
    kept += allowed[codes[place] as number] as number
  }
  return kept
}
