import { expect, it } from 'vitest'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { findDueReminder } from './reminder.ts'

const STARTS_AT = new Date('2026-11-24T12:00:00Z')

it.each([
  [24.01, null, null],
  [24, null, 'day'],
  [5, null, 'day'],
  [5, 'day', null],
  [2, 'day', 'soon'],
  // The loop did not run in between.
  [1, null, 'soon'],
  [1, 'soon', null],
  [0, 'day', null],
  [-1, null, null],
] as const)('the reminder due %d hours before, after %s, is %s', (hours, reminded, expected) => {
  const now = new Date(STARTS_AT.getTime() - hours * HOUR_MS)
  expect(findDueReminder({ startsAt: STARTS_AT, reminded }, now)).toBe(expected)
})
