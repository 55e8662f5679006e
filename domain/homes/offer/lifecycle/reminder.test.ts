import fc from 'fast-check'
import { expect, it } from 'vitest'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import {
  getLateCutoff,
  getReminderWindows,
  isLastReminder,
  isLate,
  REMINDER_DAYS,
} from './reminder.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const findDays = (confirmedAt: Date) =>
  getReminderWindows(NOW)
    .filter(({ after, until }) => confirmedAt > after && confirmedAt <= until)
    .map(({ day }) => day)

it.each([
  [0, []],
  [13.9, []],
  [14, [14]],
  [20.9, [14]],
  [21, [21]],
  [27, [27]],
  [29.9, [27]],
  [30, []],
  [300, []],
])('mails the owner of a home confirmed %d days ago on the days %j', (days, expected) => {
  expect(findDays(addDays(NOW, -days))).toEqual(expected)
})

it('gives a late home exactly one due mail until it ends', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (days) => {
      const confirmedAt = addDays(NOW, -days)
      const isLate = confirmedAt <= getLateCutoff(NOW)
      const hasEnded = confirmedAt <= addDays(NOW, -OFFER_LIMITS.expiryDays)
      expect(findDays(confirmedAt)).toHaveLength(isLate && !hasEnded ? 1 : 0)
    }),
  )
})

it('sends all mails before the end, one after the other', () => {
  expect([...REMINDER_DAYS].sort((one, other) => one - other)).toEqual([...REMINDER_DAYS])
  expect(Math.max(...REMINDER_DAYS)).toBeLessThan(OFFER_LIMITS.expiryDays)
})

it('has only one last mail', () => {
  expect(REMINDER_DAYS.filter(isLastReminder)).toEqual([27])
})

it.each([
  ['published', 14, true],
  ['published', 13, false],
  ['paused', 14, false],
] as const)('a home that is %s and was confirmed %d days ago is late: %s', (state, days, late) => {
  const confirmedAt = addDays(NOW, -days)
  expect(isLate({ state, confirmedAt, movedAt: addDays(NOW, -99) }, NOW)).toBe(late)
})
