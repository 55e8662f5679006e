import { expect, it } from 'vitest'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { findEnd, getExpiry, getExpiryCutoff } from './expiry.ts'
import { OFFER_STATES } from './state.ts'

const MOVED = new Date('2026-10-20T10:00:00Z')
const CONFIRMED = new Date('2026-11-01T10:00:00Z')

it('ends a home on the day that its owner was told', () => {
  const end = getExpiry(CONFIRMED)
  expect(end).toEqual(new Date('2026-12-01T10:00:00Z'))
  expect(getExpiryCutoff(end)).toEqual(CONFIRMED)
  expect(OFFER_LIMITS.expiryDays).toBe(30)
})

it.each(OFFER_STATES)('knows when a home that is %s ends by itself', (state) => {
  const end = findEnd({ state, movedAt: MOVED, confirmedAt: CONFIRMED })
  if (state === 'published') expect(end).toEqual(getExpiry(CONFIRMED))
  else if (state === 'removed') expect(end).toEqual(addDays(MOVED, OFFER_LIMITS.undoDays))
  else expect(end).toBeNull()
})

it('counts from when a home was shown, if nobody confirmed it', () => {
  const end = findEnd({ state: 'published', movedAt: MOVED, confirmedAt: null })
  expect(end).toEqual(getExpiry(MOVED))
})
