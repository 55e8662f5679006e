import { expect, it } from 'vitest'
import { isDoubleTap } from './double-tap.ts'

const FIRST = { atMs: 1_000, x: 100, y: 200 }

it.each([
  ['soon, at the same place', { atMs: 1_150, x: 100, y: 200 }, true],
  ['soon, a finger beside it', { atMs: 1_150, x: 110, y: 215 }, true],
  ['soon, elsewhere', { atMs: 1_150, x: 130, y: 200 }, false],
  ['later, at the same place', { atMs: 1_400, x: 100, y: 200 }, false],
])('judges a tap that comes %s', (_, second, isDouble) => {
  expect(isDoubleTap(FIRST, second)).toBe(isDouble)
})
