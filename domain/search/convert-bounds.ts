import { parsePrice } from '#domain/listing/price/price.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { DisplayRates } from '#domain/money/display-rates.ts'
import type { RangeText } from './filters.ts'

/** Bounds of the price as texts in a currency. */
export interface PriceBounds {
  readonly currency: Currency
  readonly price: RangeText
}

/** Bounds that were converted, and the ones that a person has typed. */
export interface ConvertedBounds {
  readonly typed: PriceBounds
  readonly shown: PriceBounds
}

/**
 * The bounds in another currency, in whole units. They are converted from what was typed, as long as nobody has changed
 * them since: each rounding would add to the last one, and a way round the currencies end at other bounds.
 *
 * @param last the conversion before
 */
export function convertBounds(
  bounds: PriceBounds,
  currency: Currency,
  { unitsPerDollar }: DisplayRates,
  last: ConvertedBounds | null,
): ConvertedBounds {
  const typed = last !== null && isSame(bounds, last.shown) ? last.typed : bounds
  if (typed.currency === currency) return { typed, shown: typed }
  const factor = unitsPerDollar[currency] / unitsPerDollar[typed.currency]
  const convert = (text: string) => {
    const amount = parsePrice(text)
    return amount === null ? text : String(Math.round(amount * factor))
  }
  const price = { min: convert(typed.price.min), max: convert(typed.price.max) }
  return { typed, shown: { currency, price } }
}

const isSame = (a: PriceBounds, b: PriceBounds) =>
  a.currency === b.currency && a.price.min === b.price.min && a.price.max === b.price.max
