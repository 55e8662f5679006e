import { expect, it } from 'vitest'
import { getNextTry } from './retry.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const seconds = (tries: number) => (Number(getNextTry(NOW, tries, NOW)) - Number(NOW)) / 1000

it('waits half a minute, then twice as long each time, at most an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map(seconds)).toEqual([
    30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600,
  ])
})

it('ends after five days', () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000)
  expect(getNextTry(NOW, 120, days(5))).not.toBeNull()
  expect(getNextTry(NOW, 120, new Date(days(5).getTime() + 1))).toBeNull()
})
