import type { Range } from './plausible.ts'

/** Of the prices per m² in one place. */
export interface Quartiles {
  readonly count: number
  readonly lower: number
  readonly upper: number
}

/** Fewer do not show what is usual. */
const MIN_COUNT = 20
/** Prices spread by factors, so the fence stands twice the factor between the quartiles beyond them. */
const FENCE = 2
/** Where all ask nearly the same, half and double of it are still prices. */
const MIN_FACTOR = 2

/**
 * Prices outside are worth a look: of prices that spread as usual (log-normally), one in 1,300 is. A digit too many or
 * another currency than the stated one is nearly always outside.
 *
 * @returns `null` if there are too few to tell
 */
export function getPriceFence({ count, lower, upper }: Quartiles): Range | null {
  if (count < MIN_COUNT || !(lower > 0)) return null
  const factor = Math.max((upper / lower) ** FENCE, MIN_FACTOR)
  return { min: lower / factor, max: upper * factor }
}

/** By linear interpolation, as PostgreSQL's `percentile_cont`. @param values at least one, in order */
export function getQuartiles(values: ArrayLike<number>): Quartiles {
  const at = (share: number) => {
    const place = (values.length - 1) * share
    const below = values[Math.floor(place)] ?? 0
    const above = values[Math.ceil(place)] ?? 0
    return below + (above - below) * (place % 1)
  }
  return { count: values.length, lower: at(0.25), upper: at(0.75) }
}
