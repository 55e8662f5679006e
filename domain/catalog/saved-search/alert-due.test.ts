import { expect, it } from 'vitest'
import { findAlertTime } from './alert-due.ts'

const NEVER = null
const NIGHT = { from: 22, until: 8 }
const NO_QUIET = { from: 0, until: 0 }

// Kyiv is three hours ahead of UTC in June; 2026-06-03 is a Wednesday.
it.each([
  ['now', NIGHT, '2026-06-03T12:00Z', NEVER, '2026-06-03T12:00Z'],
  ['now', NIGHT, '2026-06-03T19:00Z', NEVER, '2026-06-04T05:00Z'],
  ['now', NIGHT, '2026-06-03T04:59Z', NEVER, '2026-06-03T05:00Z'],
  ['now', { from: 8, until: 22 }, '2026-06-03T12:00Z', NEVER, '2026-06-03T19:00Z'],
  ['now', NO_QUIET, '2026-06-03T23:00Z', NEVER, '2026-06-03T23:00Z'],
  ['now', NIGHT, '2026-06-03T12:00Z', '2026-06-03T11:58Z', '2026-06-03T12:03Z'],
  ['now', NIGHT, '2026-06-03T12:00Z', '2026-06-03T11:50Z', '2026-06-03T12:00Z'],
  ['now', NIGHT, '2026-06-03T18:58Z', '2026-06-03T18:57Z', '2026-06-04T05:00Z'],
  // The clock was ahead when it was told.
  ['now', NIGHT, '2026-06-03T12:00Z', '2026-07-01T12:00Z', '2026-06-03T12:00Z'],
  ['daily', NIGHT, '2026-06-03T04:59Z', '2026-06-03T04:58Z', '2026-06-03T05:00Z'],
  ['daily', NIGHT, '2026-06-03T05:00Z', NEVER, '2026-06-04T05:00Z'],
  ['daily', { from: 6, until: 12 }, '2026-06-03T12:00Z', NEVER, '2026-06-04T09:00Z'],
  ['weekly', NIGHT, '2026-06-03T12:00Z', NEVER, '2026-06-08T05:00Z'],
  ['weekly', NIGHT, '2026-06-08T04:00Z', NEVER, '2026-06-08T05:00Z'],
  // Clocks are turned back on 25 October.
  ['weekly', NIGHT, '2026-10-24T12:00Z', NEVER, '2026-10-26T06:00Z'],
] as const)('tells %s, quiet %o, at %s, last told %s: %s', (frequency, quiet, now, last, at) => {
  const lastAlertAt = last === null ? null : new Date(last)
  expect(findAlertTime({ frequency, quiet, lastAlertAt }, new Date(now))).toEqual(new Date(at))
})
