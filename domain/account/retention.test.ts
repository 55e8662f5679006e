import { expect, it } from 'vitest'
import { keptSince, RETENTION } from './retention.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

it('keeps each kind for its time', () => {
  expect(keptSince('unconfirmedSubscription', NOW)).toEqual(new Date('2026-11-15T12:00:00Z'))
  expect(keptSince('undeliverableMail', NOW)).toEqual(new Date('2026-10-23T12:00:00Z'))
  expect(keptSince('endedSession', NOW)).toEqual(NOW)
})

it('keeps nothing about people for longer than a year', () => {
  for (const ms of Object.values(RETENTION)) expect(ms).toBeLessThanOrEqual(365 * 24 * 3_600_000)
})
