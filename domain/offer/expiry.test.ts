import { expect, it } from 'vitest'
import { getExpiry, getExpiryCutoff } from './expiry.ts'
import { OFFER_LIMITS } from './limits.ts'

const CONFIRMED = new Date('2026-11-01T10:00:00Z')

it('a home ends on the day that its owner was told', () => {
  const end = getExpiry(CONFIRMED)
  expect(end).toEqual(new Date('2026-12-01T10:00:00Z'))
  expect(getExpiryCutoff(end)).toEqual(CONFIRMED)
  expect(OFFER_LIMITS.expiryDays).toBe(30)
})
