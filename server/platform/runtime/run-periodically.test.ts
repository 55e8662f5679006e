import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '#server/platform/log/log.ts'
import { runPeriodically } from './run-periodically.ts'

const OPTIONS = { name: 'test', intervalMs: 1_000, failure: 'It failed.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  [{}, 1],
  [{ runsNow: false }, 0],
])('with %o runs %i times before the first interval', async (options, runs) => {
  const run = vi.fn(async () => {})
  const { stop } = runPeriodically(run, { ...OPTIONS, ...options })
  expect(run).toHaveBeenCalledTimes(runs)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(runs + 1)
  await stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(runs + 1)
})

it('logs a failure and runs again, but not that it was stopped', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const run = vi
    .fn(
      (signal: AbortSignal): Promise<void> =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    .mockRejectedValueOnce(new Error('away'))
  const { stop } = runPeriodically(run, OPTIONS)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  await stop()
  expect(error.mock.calls).toEqual([[{ err: new Error('away') }, 'It failed.']])
  error.mockRestore()
})
