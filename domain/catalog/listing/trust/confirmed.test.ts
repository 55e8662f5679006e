import { expect, it } from 'vitest'
import { getConfirmedAt } from './confirmed.ts'

const [monday, friday] = [new Date('2026-11-16'), new Date('2026-11-20')]

it.each([
  [{ importedAt: monday, feedCompletedAt: friday }, friday],
  // It was added after the feed was last read completely.
  [{ importedAt: friday, feedCompletedAt: monday }, friday],
  [{ importedAt: monday, feedCompletedAt: null }, monday],
  [{ importedAt: null, feedCompletedAt: monday }, monday],
  [{ importedAt: null, feedCompletedAt: null }, null],
])('computes when a listing with %o was confirmed: %o', (sightings, expected) => {
  expect(getConfirmedAt(sightings)).toEqual(expected)
})
