import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice } from '#content/en/format/price.ts'
import { priceText } from '#test/catalog/search/arbitraries.ts'
import { calculatePricePerSquare, parsePrice } from './parse-price.ts'

describe('parsePrice', () => {
  it.each([
    ['548', 548],
    ['0', 0],
    ['15 k', 15_000],
    ['15k', 15_000],
    ['15 K', 15_000],
    ['0 k', 0],
    ['.5 k', 500],
    ['0.0004 k', 0],
    ['45 k', 45_000],
    ['3.3 m', 3_300_000],
    ['3,3 M', 3_300_000],
    ['3.3m', 3_300_000],
    ['1 200 k', 1_200_000],
    ['$ 120 000', 120_000],
    ['120,000', 120_000],
    ['120.000', 120_000],
    ['120\u00a0000 $', 120_000],
    ['120\u2009000', 120_000],
    ['USD 1.5k', 1_500],
    ['from 15 k', 15_000],
    ['1.5 million', 1_500_000],
    ['20 тис', 20_000],
    ['20тис. грн', 20_000],
    ['120к', 120_000],
    ['1 200 тисяч', 1_200_000],
    ['85 тыс. $', 85_000],
    ['0,12 млн', 120_000],
    ['1.5 мільйона', 1_500_000],
    ['2 миллиона', 2_000_000],
    ['120 tys', 120_000],
    ['20000 грн за кв', 20_000],
    ['1.2345 k', 1_235],
    ['-5', 5],
  ])('reads %j as %i dollars', (text, dollars) => {
    expect(parsePrice(text)).toBe(dollars)
  })

  it.each([
    ['2 km', 2_000],
    ['2 mk', 2_000],
    ['3 m, 200 k', 3_000],
  ])('tries k before m in %j', (text, dollars) => {
    expect(parsePrice(text)).toBe(dollars)
  })

  it.each(['', ' ', 'abc', 'k', 'm', 'km', '$', '-', '.', ', k', '½', '٣', '😀'])(
    'finds no number in %j',
    (text) => {
      expect(parsePrice(text)).toBeNull()
    },
  )

  it('reads every form of a price as the same dollars', () => {
    const priced = fc
      .integer({ min: 0, max: 999_999_999 })
      .chain((dollars) => fc.record({ dollars: fc.constant(dollars), text: priceText(dollars) }))
    fc.assert(
      fc.property(priced, ({ dollars, text }) => {
        expect(parsePrice(text)).toBe(dollars)
      }),
      { numRuns: 1_000 },
    )
  })

  it('returns whole dollars from 0, or null, for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789., kKmM$') }),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const dollars = parsePrice(text)
        expect(dollars === null || (Number.isInteger(dollars) && dollars >= 0)).toBe(true)
        expect(dollars === null).toBe(!/\d/.test(text))
      }),
      { numRuns: 1_000 },
    )
  })
})

it.each([
  ['3.3 m', '$3.3 m'],
  ['548', '$548'],
  ['139500', '$139,500'],
  ['on request', '$on request'],
])('formatPrice shows %s as %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown)
})

it('pricePerSquareOf returns whole dollars', () => {
  expect(calculatePricePerSquare(120_000, 74.5)).toBe(1_611)
})
