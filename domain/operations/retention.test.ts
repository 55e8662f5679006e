import { expect, it } from 'vitest'
import { getRetentionCutoff, RETENTION_MS } from '#domain/operations/retention.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

it('keeps each kind for its period', () => {
  expect(getRetentionCutoff('unconfirmedSubscription', NOW)).toEqual(
    new Date('2026-11-15T12:00:00Z'),
  )
  expect(getRetentionCutoff('undeliverableMail', NOW)).toEqual(new Date('2026-10-23T12:00:00Z'))
  expect(getRetentionCutoff('endedSession', NOW)).toEqual(NOW)
})

it('keeps no data about people for longer than a year', () => {
  for (const ms of Object.values(RETENTION_MS)) expect(ms).toBeLessThanOrEqual(365 * 24 * 3_600_000)
})
