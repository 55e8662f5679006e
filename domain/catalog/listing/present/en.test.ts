import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PRICE_UNITS, readDollars } from '#domain/catalog/price/parse-price.ts'
import { formatPriceText } from './en.ts'

it.each([
  [548, '548'],
  [1_100, '1.1 k'],
  [1_450, '1450'],
  [15_000, '15 k'],
  [187_500, '187.5 k'],
  [395_000, '395 k'],
  [139_550, '139550'],
  [1_050_000, '1.05 m'],
  [3_300_000, '3.3 m'],
  [1_234_567, '1234567'],
])('writes %i dollars as %j', (dollars, text) => {
  expect(formatPriceText(dollars)).toBe(text)
})

it('reads back every price that it writes', () => {
  const dollars = fc.oneof(
    fc.maxSafeNat(),
    fc.nat(5_000).map((it) => it * 1_000),
    fc.nat(10_000_000),
  )
  fc.assert(
    fc.property(dollars, fc.constantFrom(undefined, ...PRICE_UNITS), (it, unit) => {
      const text = formatPriceText(it, unit)
      const { price, priceUnit } = readDollars(text)
      expect(price).toBe(it)
      expect(formatPriceText(price, priceUnit)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})
