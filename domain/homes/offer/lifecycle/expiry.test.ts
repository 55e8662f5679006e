import { expect, it } from 'vitest'
import { findEnd, getExpiry, getExpiryCutoff } from './expiry.ts'
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
