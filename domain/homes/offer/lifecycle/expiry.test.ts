import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/platform/time/add-days.ts'
import {
  EXPIRY_DAYS,
  findEnd,
  getExpiry,
  getExpiryCutoff,
  getLateCutoff,
  getReminderWindows,
  isLastReminder,
  isLate,
  REMINDER_DAYS,
} from './expiry.ts'
import { OFFER_STATES, type OfferState } from './state.ts'

const MOVED = new Date('2026-10-20T10:00:00Z')
const CONFIRMED = new Date('2026-11-01T10:00:00Z')

it('ends a home on the day that its owner was told', () => {
  const end = getExpiry(CONFIRMED)
  expect(end).toEqual(new Date('2026-12-01T10:00:00Z'))
  expect(getExpiryCutoff(end)).toEqual(CONFIRMED)
})

it.each(OFFER_STATES)('knows when a home that is %s ends by itself', (state) => {
  const end = findEnd({ state, movedAt: MOVED, confirmedAt: CONFIRMED })
  const ends: Partial<Record<OfferState, string>> = {
    published: '2026-12-01T10:00:00.000Z',
    removed: '2026-10-30T10:00:00.000Z',
  }
  expect(end?.toISOString()).toBe(ends[state])
})

it('counts from when a home was shown, if nobody confirmed it', () => {
  const end = findEnd({ state: 'published', movedAt: MOVED, confirmedAt: null })
  expect(end).toEqual(new Date('2026-11-19T10:00:00Z'))
})

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
      const hasEnded = confirmedAt <= addDays(NOW, -EXPIRY_DAYS)
      expect(findDays(confirmedAt)).toHaveLength(isLate && !hasEnded ? 1 : 0)
    }),
  )
})

it('sends all mails before the end, one after the other', () => {
  expect([...REMINDER_DAYS].sort((one, other) => one - other)).toEqual([...REMINDER_DAYS])
  expect(Math.max(...REMINDER_DAYS)).toBeLessThan(EXPIRY_DAYS)
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
