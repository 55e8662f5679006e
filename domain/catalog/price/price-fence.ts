import type { Currency } from './currency.ts'
import { isPlausible, type Range } from './plausible.ts'

/** Quartiles of the prices per m² in one place. */
export interface Quartiles {
  readonly count: number
  readonly lower: number
  readonly upper: number
}

/** With fewer prices it is impossible to say what is usual. */
const MIN_COUNT = 20
/** A range of fewer prices says little, and too much of each. */
const MIN_SHOWN = 5
const SHOWN_DIGITS = 2
/** Prices are spread by factors, so the fence is twice the quartile ratio beyond the quartiles. */
const FENCE = 2
/** If nearly all prices are equal, half and double of them are still usual. */
const MIN_FACTOR = 2

/**
 * The range of usual prices. Among log-normally distributed prices, one in 1,300 is outside it; a price with a digit
 * too many, or in another currency than stated, nearly always is.
 *
 * @returns `null` if there are too few prices to tell
 */
export function getPriceFence({ count, lower, upper }: Quartiles): Range | null {
  if (count < MIN_COUNT || !(lower > 0)) return null
  const factor = Math.max((upper / lower) ** FENCE, MIN_FACTOR)
  return { min: lower / factor, max: upper * factor }
}

/** Prices of whole homes in one currency. */
export interface UsualPrice {
  /** What half of them cost, rounded. */
  readonly range: Range
  /** `null` if there are too few prices to tell. */
  readonly fence: Range | null
}

/**
 * What a home costs where these are the prices per m².
 *
 * @param quartiles in $/m²
 * @param area in m²
 * @returns `null` if there are too few prices to show
 */
export function getUsualPrice(
  quartiles: Quartiles,
  area: number,
  unitsPerDollar: Readonly<Record<Currency, number>>,
): Readonly<Record<Currency, UsualPrice>> | null {
  if (quartiles.count < MIN_SHOWN) return null
  const fence = getPriceFence(quartiles)
  const scale = ({ min, max }: Range, factor: number) => ({ min: min * factor, max: max * factor })
  const round = ({ min, max }: Range) => ({
    min: Number(min.toPrecision(SHOWN_DIGITS)),
    max: Number(max.toPrecision(SHOWN_DIGITS)),
  })
  const inCurrency = (currency: Currency): UsualPrice => {
    const factor = area * unitsPerDollar[currency]
    const range = round(scale({ min: quartiles.lower, max: quartiles.upper }, factor))
    return { range, fence: fence && scale(fence, factor) }
  }
  return { USD: inCurrency('USD'), UAH: inCurrency('UAH'), EUR: inCurrency('EUR') }
}

/** Whether a price is so far from usual ones that it is asked about. */
export const isUnusual = (amount: number, { fence }: UsualPrice): boolean =>
  fence !== null && !isPlausible(amount, fence)

/**
 * Interpolates linearly, like PostgreSQL's `percentile_cont`.
 *
 * @param values at least one, sorted
 */
export function getQuartiles(values: ArrayLike<number>): Quartiles {
  const at = (share: number) => {
    const place = (values.length - 1) * share
    const below = values[Math.floor(place)] ?? 0
    const above = values[Math.ceil(place)] ?? 0
    return below + (above - below) * (place % 1)
  }
  return { count: values.length, lower: at(0.25), upper: at(0.75) }
}
