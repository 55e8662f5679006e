import type { Currency } from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import type { RangeText } from './filters.ts'

/** Price bounds as texts in a currency. */
export interface PriceBounds {
  readonly currency: Currency
  readonly price: RangeText
}

/** Converted bounds, with the ones that a person typed. */
export interface ConvertedBounds {
  readonly typed: PriceBounds
  readonly shown: PriceBounds
}

/**
 * The bounds in another currency, in whole units. Converts the typed bounds, unless they were
 * edited since: converting repeatedly would add up rounding errors, and not return to the same
 * bounds.
 *
 * @param last the previous conversion
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
