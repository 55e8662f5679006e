import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { convertToDollars, formatSiteRates, parseSiteRates, toSiteRates } from './site-rates.ts'

const RATES = { USD: 1, UAH: 44.5526, EUR: 0.8621 }
const DATE = '2026-09-13'

it('needs a rate of every currency', () => {
  const all = new Map(Object.entries(RATES))
  expect(toSiteRates({ date: DATE, unitsPerDollar: all })?.unitsPerDollar).toEqual(RATES)
  for (const currency of CURRENCIES) {
    const unitsPerDollar = new Map([...all].filter(([code]) => code !== currency))
    expect(toSiteRates({ date: DATE, unitsPerDollar })).toBeNull()
  }
})

it('reads what it writes, and nothing else', () => {
  const rates = { date: DATE, unitsPerDollar: RATES }
  expect(formatSiteRates(rates)).toBe('2026-09-13 1 44.5526 0.8621')
  expect(parseSiteRates(formatSiteRates(rates))).toEqual(rates)
  for (const text of ['', DATE, '2026-02-30 1 2 3', `${DATE} 1 x 3`, `${DATE} 1 0 3`])
    expect(parseSiteRates(text)).toBeNull()
})

it('never turns the order of two prices around', () => {
  const amount = fc.integer({ min: 0, max: 1e9 })
  const units = fc.constantFrom(...Object.values(RATES))
  fc.assert(
    fc.property(amount, amount, units, (a, b, unitsPerDollar) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(convertToDollars(low, unitsPerDollar)).toBeLessThanOrEqual(
        convertToDollars(high, unitsPerDollar),
      )
    }),
  )
})
