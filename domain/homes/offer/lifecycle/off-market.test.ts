import { expect, it } from 'vitest'
import { getAbsenceStatus, getOffMarketReason } from './off-market.ts'
import { OFFER_STATES } from './state.ts'

it('explains why a home is gone: by its owner, for a change, by time or with its feed', () => {
  const told = [null, ...OFFER_STATES].flatMap((state) => {
    const absence = getOffMarketReason(state)
    return absence === null ? [] : [[state, absence, getAbsenceStatus(absence)]]
  })
  expect(told).toEqual([
    [null, 'ended', 410],
    ['draft', 'changing', 404],
    ['waiting', 'changing', 404],
    ['paused', 'paused', 404],
    ['closed', 'closed', 410],
    ['expired', 'ended', 410],
    ['rejected', 'changing', 404],
  ])
  expect(getAbsenceStatus(null)).toBe(404)
})
