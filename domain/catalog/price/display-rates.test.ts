import { expect, it } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { formatDisplayRates, parseDisplayRates, toDisplayRates } from './display-rates.ts'

const RATES = { USD: 1, UAH: 44.5526, EUR: 0.8621 }
const DATE = '2026-09-13'

it('needs a rate of every currency', () => {
  const all = new Map(Object.entries(RATES))
  expect(toDisplayRates({ date: DATE, unitsPerDollar: all })?.unitsPerDollar).toEqual(RATES)
  for (const currency of CURRENCIES) {
    const unitsPerDollar = new Map([...all].filter(([code]) => code !== currency))
    expect(toDisplayRates({ date: DATE, unitsPerDollar })).toBeNull()
  }
})

it('reads what it writes, and nothing else', () => {
  const rates = { date: DATE, unitsPerDollar: RATES }
  expect(formatDisplayRates(rates)).toBe('2026-09-13 1 44.5526 0.8621')
  expect(parseDisplayRates(formatDisplayRates(rates))).toEqual(rates)
  for (const text of ['', DATE, '2026-02-30 1 2 3', `${DATE} 1 x 3`, `${DATE} 1 0 3`])
    expect(parseDisplayRates(text)).toBeNull()
})
