import { expect, it } from 'vitest'
import { getSessionExpiry, isSignInExpired } from './lifetimes.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 24 * 3_600_000)

it('ends a session five days after its last use, and after thirty days in any case', () => {
  expect(getSessionExpiry(day(0), day(0))).toEqual(day(5))
  expect(getSessionExpiry(day(0), day(20))).toEqual(day(25))
  expect(getSessionExpiry(day(0), day(29))).toEqual(day(30))
})

it('ends a sign-in half a year after its last use, and after a year in any case', () => {
  expect(isSignInExpired(day(0), day(0), day(180))).toBe(false)
  expect(isSignInExpired(day(0), day(0), day(181))).toBe(true)
  expect(isSignInExpired(day(0), day(364), day(365))).toBe(false)
  expect(isSignInExpired(day(0), day(364), day(366))).toBe(true)
})
