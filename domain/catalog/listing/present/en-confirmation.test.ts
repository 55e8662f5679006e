import { expect, it } from 'vitest'
import { presentConfirmation } from './en-confirmation.ts'

const NOW = new Date('2026-11-23T01:00:00Z')
const publishedAt = new Date('2026-11-20T23:00:00Z')

it.each([
  ['2026-11-23T00:30:00Z', 'today'],
  ['2026-11-22T23:30:00Z', 'yesterday'],
  ['2026-11-20T23:00:00Z', '3 days ago'],
])('a home confirmed by its owner on %s reads: %s', (at, text) => {
  const confirmation = { publishedAt, confirmedAt: new Date(at), isOfferedByOwner: true }
  expect(presentConfirmation(confirmation, NOW)).toEqual({ day: at.slice(0, 10), text })
})

it.each([
  ['2026-11-20T23:30:00Z', null],
  ['2026-11-22T23:30:00Z', { day: '2026-11-22', text: 'November 22, 2026' }],
])('a home confirmed by its feed on %s reads: %j', (at, expected) => {
  const confirmation = { publishedAt, confirmedAt: new Date(at), isOfferedByOwner: false }
  expect(presentConfirmation(confirmation, NOW)).toEqual(expected)
})
