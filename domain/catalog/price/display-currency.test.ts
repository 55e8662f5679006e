import { expect, it } from 'vitest'
import { combineWithChoice } from './display-currency.ts'

it.each([
  [null, 'LISTED', 'LISTED'],
  [null, 'EUR', 'EUR'],
  ['USD', 'LISTED', 'LISTED'],
  ['USD', 'UAH', 'USD'],
  ['UAH', 'LISTED', 'UAH'],
  ['UAH', 'USD', 'UAH'],
] as const)('a URL in %s and a visitor who chose %s lead to %s', (ofUrl, choice, expected) => {
  expect(combineWithChoice(ofUrl, choice)).toBe(expected)
})
