import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPriceFence, getQuartiles, getUsualPrice, isUnusual } from './price-fence.ts'

describe('the fence around usual prices', () => {
  it.each([
    [
      { count: 400, lower: 700, upper: 1_400 },
      { min: 175, max: 5_600 },
    ],
    [
      { count: 20, lower: 1_000, upper: 1_000 },
      { min: 500, max: 2_000 },
    ],
    [{ count: 19, lower: 700, upper: 1_400 }, null],
    [{ count: 400, lower: 0, upper: 1_400 }, null],
  ])('for the quartiles %o is %o', (quartiles, fence) => {
    expect(getPriceFence(quartiles)).toEqual(fence)
  })

  it('contains the quartiles, but not usual prices with a digit too many or too few', () => {
    const price = fc.double({ min: 800, max: 1_300, noNaN: true })
    fc.assert(
      fc.property(fc.array(price, { minLength: 20, maxLength: 60 }), (prices) => {
        const quartiles = getQuartiles(prices.toSorted((a, b) => a - b))
        const fence = getPriceFence(quartiles)
        expect(fence?.min).toBeLessThan(quartiles.lower)
        expect(fence?.max).toBeGreaterThan(quartiles.upper)
        for (const usual of prices) {
          expect(usual > (fence?.min ?? 0) && usual < (fence?.max ?? 0)).toBe(true)
          expect(usual / 10 < (fence?.min ?? 0) && usual * 10 > (fence?.max ?? 0)).toBe(true)
        }
      }),
    )
  })

  it.each([
    [[5], { count: 1, lower: 5, upper: 5 }],
    [[1, 2, 3, 4, 5], { count: 5, lower: 2, upper: 4 }],
    [[10, 20, 30, 40], { count: 4, lower: 17.5, upper: 32.5 }],
  ])('computes the quartiles of %o', (values, quartiles) => {
    expect(getQuartiles(values)).toEqual(quartiles)
  })
})

describe('what homes like it cost', () => {
  const RATES = { USD: 1, UAH: 40, EUR: 0.9 }

  it('is rounded and in each currency', () => {
    const usual = getUsualPrice({ count: 5, lower: 7, upper: 12.5 }, 50, RATES)
    expect(usual?.USD.range).toEqual({ min: 350, max: 630 })
    expect(usual?.UAH.range).toEqual({ min: 14_000, max: 25_000 })
  })

  it('is not told where there are too few', () => {
    expect(getUsualPrice({ count: 4, lower: 7, upper: 12.5 }, 50, RATES)).toBeNull()
  })

  it.each([
    [20, 14, true],
    [20, 18_500, false],
    [20, 900_000, true],
    [19, 14, false],
  ])('of %i homes makes %i ₴ unusual: %s', (count, amount, expected) => {
    const usual = getUsualPrice({ count, lower: 7, upper: 12.5 }, 50, RATES)
    expect(usual && isUnusual(amount, usual.UAH)).toBe(expected)
  })
})
