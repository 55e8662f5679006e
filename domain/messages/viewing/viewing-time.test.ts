import { expect, it } from 'vitest'
import { findStartRefusal } from './viewing-time.ts'

/** Minutes after 10:00. */
const at = (minutes: number) => new Date(Date.parse('2026-11-24T10:00:00Z') + minutes * 60_000)

it.each([
  [0, 'past'],
  [1, null],
  [60 * 24 * 60, null],
  [60 * 24 * 60 + 1, 'too far'],
] as const)('a time that begins in %i minutes has the refusal %j', (minutes, refusal) => {
  expect(findStartRefusal(at(minutes), at(0))).toBe(refusal)
})
