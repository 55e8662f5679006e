import { expect, it } from 'vitest'
import {
  getPlausibleYears,
  isPlausible,
  PLAUSIBLE_AREA,
  PLAUSIBLE_FLOORS,
  PLAUSIBLE_PRICES,
} from './plausible.ts'

it.each([
  [1_699, false],
  [1_700, true],
  [2_029, true],
  [2_030, false],
  [12, false],
])('checks the year %i in 2026: %s', (year, expected) => {
  expect(isPlausible(year, getPlausibleYears(2_026))).toBe(expected)
})

it.each([
  [-3, false],
  [-2, true],
  [0, true],
  [150, true],
  [151, false],
])('checks floor %i: %s', (floor, expected) => {
  expect(isPlausible(floor, PLAUSIBLE_FLOORS)).toBe(expected)
})

it.each([
  [4.9, false],
  [5, true],
  [3_000, true],
  [3_000.1, false],
])('checks %d m²: %s', (area, expected) => {
  expect(isPlausible(area, PLAUSIBLE_AREA)).toBe(expected)
})

it.each([
  ['rent', 14, 'UAH', false],
  ['rent', 999, 'UAH', false],
  ['rent', 1_000, 'UAH', true],
  ['rent', 18_500, 'UAH', true],
  ['rent', 4_200_000, 'UAH', false],
  ['rent', 24, 'USD', false],
  ['rent', 450, 'USD', true],
  ['rent', 95_000, 'USD', false],
  ['rent', 25, 'EUR', true],
  ['rent', 30_001, 'EUR', false],
  ['sale', 450, 'USD', false],
  ['sale', 1_000, 'USD', true],
  ['sale', 95_000, 'USD', true],
  ['sale', 30_000_001, 'USD', false],
  ['sale', 39_999, 'UAH', false],
  ['sale', 4_200_000, 'UAH', true],
  ['sale', 1_200_000_001, 'UAH', false],
  ['sale', 87_000, 'EUR', true],
] as const)('checks a %s for %i %s: %s', (type, amount, currency, expected) => {
  expect(isPlausible(amount, PLAUSIBLE_PRICES[type][currency])).toBe(expected)
})
