import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CURRENCIES } from '#domain/catalog/price/currency.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'
import { type ConvertedBounds, convertBounds, type PriceBounds } from './convert-bounds.ts'

const currency = fc.constantFrom(...CURRENCIES)
const bound = fc.oneof(
  fc.integer({ min: 0, max: 5_000_000 }).map(String),
  fc.constantFrom('', '120k', '1.05 m', 'cheap'),
)
const anyBounds: fc.Arbitrary<PriceBounds> = fc.record({
  currency,
  price: fc.record({ min: bound, max: bound }),
})

it('bounds are the same after converting to other currencies and back', () => {
  fc.assert(
    fc.property(anyBounds, fc.array(currency, { maxLength: 6 }), (bounds, way) => {
      let last: ConvertedBounds | null = null
      let shown = bounds
      for (const next of [...way, bounds.currency]) {
        last = convertBounds(shown, next, TEST_RATES, last)
        shown = last.shown
        expect(shown.currency).toBe(next)
      }
      expect(shown).toEqual(bounds)
    }),
  )
})

it('bounds do not depend on the currencies in between', () => {
  fc.assert(
    fc.property(anyBounds, currency, currency, (bounds, over, to) => {
      const straight = convertBounds(bounds, to, TEST_RATES, null)
      const first = convertBounds(bounds, over, TEST_RATES, null)
      expect(convertBounds(first.shown, to, TEST_RATES, first).shown).toEqual(straight.shown)
    }),
  )
})

it('bounds that were edited in between are converted from the edited values', () => {
  const bounds: PriceBounds = { currency: 'USD', price: { min: '', max: '103' } }
  const first = convertBounds(bounds, 'EUR', TEST_RATES, null)
  const changed = { currency: 'EUR', price: { min: '50', max: '90' } } as const
  const back = convertBounds(changed, 'USD', TEST_RATES, first)
  expect(back.typed).toBe(changed)
  expect(Number(back.shown.price.max)).toBe(Math.round(90 / TEST_RATES.unitsPerDollar.EUR))
})
