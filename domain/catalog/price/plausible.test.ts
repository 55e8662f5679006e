import { expect, it } from 'vitest'
import { getPlausibleYears, isPlausible, PLAUSIBLE_AREA, PLAUSIBLE_FLOORS } from './plausible.ts'

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
