import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runPeriodically } from './run-periodically.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  [undefined, 1],
  [{ runsNow: false }, 0],
])('with %o runs %i times before the first interval', async (options, runs) => {
  const run = vi.fn(async () => {})
  const { stop } = runPeriodically(run, 1_000, options)
  expect(run).toHaveBeenCalledTimes(runs)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(runs + 1)
  await stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(runs + 1)
})
