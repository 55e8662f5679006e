import { expect, it } from 'vitest'
import { formatAsOf } from './as-of.ts'

// The tests run in a time zone of UTC+5:45.
const NOW = new Date('2026-11-22T10:00:00Z')

it.each([
  ['2026-11-22T08:20:00Z', '14:05'],
  ['2026-11-21T18:15:00Z', '00:00'],
  ['2026-11-21T18:14:00Z', 'November 21, 23:59'],
  ['2025-11-22T08:20:00Z', 'November 22, 2025, 14:05'],
])('the time %s is shown as %s', (asOf, text) => {
  expect(formatAsOf(new Date(asOf), NOW)).toBe(text)
})
