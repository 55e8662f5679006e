import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertToDollars } from './currency.ts'

it('never reverses the order of two prices', () => {
  const amount = fc.integer({ min: 0, max: 1e9 })
  const units = fc.constantFrom(1, 44.5526, 0.8621)
  fc.assert(
    fc.property(amount, amount, units, (a, b, unitsPerDollar) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(convertToDollars(low, unitsPerDollar)).toBeLessThanOrEqual(
        convertToDollars(high, unitsPerDollar),
      )
    }),
  )
})
