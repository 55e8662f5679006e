import { expect, it } from 'vitest'
import { presentConfirmation } from './confirmation.ts'

const NOW = new Date('2026-11-23T01:00:00Z')
const publishedAt = new Date('2026-11-20T23:00:00Z')

it.each([
  ['2026-11-23T00:30:00Z', 0],
  ['2026-11-22T23:30:00Z', 1],
  ['2026-11-20T23:00:00Z', 3],
])('a home confirmed by its owner on %s was confirmed %d days ago', (at, daysAgo) => {
  const confirmation = { publishedAt, confirmedAt: new Date(at), isOfferedByOwner: true }
  expect(presentConfirmation(confirmation, NOW)).toEqual({ day: at.slice(0, 10), daysAgo })
})

it.each([
  ['2026-11-20T23:30:00Z', null],
  ['2026-11-22T23:30:00Z', { day: '2026-11-22', daysAgo: null }],
])('a home confirmed by its feed on %s reads: %j', (at, expected) => {
  const confirmation = { publishedAt, confirmedAt: new Date(at), isOfferedByOwner: false }
  expect(presentConfirmation(confirmation, NOW)).toEqual(expected)
})
