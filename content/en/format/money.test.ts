import { expect, it } from 'vitest'
import { DOLLARS } from '#domain/catalog/price/display-currency.ts'
import { formatAmount, formatCompactAmount, formatConverted } from './money.ts'

const HRYVNIAS = { code: 'UAH', unitsPerDollar: 44.5526 } as const

it('writes amounts with their sign or code', () => {
  expect(formatAmount(1_200, 'USD')).toBe('$1,200')
  expect(formatAmount(415_000, 'UAH')).toBe('415,000 ₴')
  expect(formatAmount(900, 'CHF')).toBe('900 CHF')
  expect(formatAmount(HRYVNIAS.unitsPerDollar, HRYVNIAS.code)).toBe('44.55 ₴')
})

it.each([
  [548, '≈ 24,400 ₴'],
  [22_000, '≈ 980,000 ₴'],
  [22_440, '≈ 1 m ₴'],
  [3_300_000, '≈ 147 m ₴'],
])('converts $%i to three digits: %s', (dollars, text) => {
  expect(formatConverted(dollars, HRYVNIAS)).toBe(text)
  expect(formatConverted(dollars, DOLLARS)).toBe(`$${dollars.toLocaleString('en-US')}`)
})

it('prices on pins are short', () => {
  expect(formatCompactAmount(96_500, 'USD')).toBe('$96.5k')
  expect(formatCompactAmount(5_346_312, 'UAH')).toBe('5.35m ₴')
})
