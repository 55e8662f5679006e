import { expect, it } from 'vitest'
import { getOfferLimits, isNearLimit, OFFER_LIMITS } from './limits.ts'

it('gives people with a role higher limits', () => {
  expect(getOfferLimits([])).toBe(OFFER_LIMITS)
  const { maxOffers, maxActive, ...times } = getOfferLimits(['moderator'])
  expect([maxOffers, maxActive]).toEqual([500, 300])
  expect(OFFER_LIMITS).toMatchObject(times)
})

it.each([
  [7, false],
  [8, true],
  [10, true],
])('warns of %i of 10: %j', (count, expected) => {
  expect(isNearLimit(count, 10)).toBe(expected)
})
