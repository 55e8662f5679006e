import { expect, it } from 'vitest'
import { createLogThrottle } from './log-throttle.ts'

it('lets a burst through, then a number per second, and reports dropped lines', () => {
  const budget = createLogThrottle({ perSecond: 2, burst: 3 })
  const at = (now: number) => budget.take(now)
  expect([at(10_000), at(10_000), at(10_000)]).toEqual([0, 0, 0])
  expect([at(10_000), at(10_100), at(10_200)]).toEqual([null, null, null])
  expect([at(10_500), at(10_600)]).toEqual([3, null])
  expect(at(11_000)).toBe(1)
})

it('accumulates no more than a burst', () => {
  const budget = createLogThrottle({ perSecond: 100, burst: 2 })
  budget.take(0)
  expect([1, 2, 3].map(() => budget.take(60_000))).toEqual([0, 0, null])
})
