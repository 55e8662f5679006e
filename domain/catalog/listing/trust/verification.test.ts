import { expect, it } from 'vitest'
import { findDayProblem, getVerificationEnd, isVerified } from './verification.ts'

const verification = { what: 'Passport', by: 'Olena', on: '2026-03-01', until: '2026-06-30' }

it.each([
  ['2026-02-28T23:59:59.999Z', false],
  ['2026-03-01T00:00:00.000Z', true],
  ['2026-06-30T23:59:59.999Z', true],
  ['2026-07-01T00:00:00.000Z', false],
])('holds at %s: %s', (moment, expected) => {
  expect(isVerified(verification, Date.parse(moment))).toBe(expected)
})

it('ends with its last day', () => {
  expect(new Date(getVerificationEnd(verification)).toISOString()).toBe('2026-07-01T00:00:00.000Z')
})

it.each([
  ['2026-03-01', '2026-03-01', null],
  ['2026-02-01', '2028-02-02', null],
  ['2026-02-01', '2028-02-03', 'for 731 days'],
  ['2026-03-02', '2026-04-01', 'still to come'],
  ['2026-01-01', '2026-02-28', 'ended on 2026-02-28'],
])('checks %s to %s on March 1: %s', (on, until, problem) => {
  const found = findDayProblem(on, until, '2026-03-01')
  if (problem === null) expect(found).toBeNull()
  else expect(found).toContain(problem)
})
