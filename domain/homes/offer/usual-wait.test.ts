import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/platform/time/durations.ts'
import { getUsualWaitHours } from './usual-wait.ts'

const waits = (...hours: number[]) => hours.map((one) => one * HOUR_MS)

it.each([
  ['too few', waits(1, 1, 1, 1, 1, 1, 1, 1, 1), null],
  ['all within an hour', Array(10).fill(HOUR_MS), 1],
  ['two of ten late', waits(500, 500, 2, 2, 2, 2, 2, 2, 2, 2), 3],
  ['three of ten late', waits(20, 20, 20, 2, 2, 2, 2, 2, 2, 2), 24],
  ['most after a week', Array(20).fill(8 * DAY_MS), null],
])('says within which time homes are usually decided: %s', (_, given, hours) => {
  expect(getUsualWaitHours(given)).toBe(hours)
})
