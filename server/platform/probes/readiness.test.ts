import { expect, it, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

it('is ready if every check passes, and names the one that does not', async () => {
  let database = true
  let now = 0
  const readiness = createReadiness(
    { database: async () => database, index: async () => true },
    () => now,
  )
  expect(await readiness.report()).toEqual({ ready: true, checks: { database: 'ok', index: 'ok' } })
  database = false
  now += 1_001
  expect(await readiness.report()).toEqual({
    ready: false,
    checks: { database: 'failed', index: 'ok' },
  })
})

it('treats a check that throws or hangs as failed', async () => {
  vi.useFakeTimers()
  try {
    const readiness = createReadiness({
      broken: () => Promise.reject(new Error('no')),
      hangs: () => new Promise(() => {}),
    })
    const report = readiness.report()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await report).toEqual({ ready: false, checks: { broken: 'failed', hangs: 'failed' } })
  } finally {
    vi.useRealTimers()
  }
})

it('checks once a second, however often it is asked', async () => {
  let now = 0
  const check = vi.fn(async () => true)
  const readiness = createReadiness({ check }, () => now)
  await Promise.all([readiness.report(), readiness.report()])
  now = 999
  await readiness.report()
  expect(check).toHaveBeenCalledTimes(1)
  now = 2_000
  await readiness.report()
  expect(check).toHaveBeenCalledTimes(2)
})

it('is no longer ready once it drains', async () => {
  const readiness = createReadiness({ check: async () => true })
  readiness.drain()
  expect(await readiness.report()).toEqual({
    ready: false,
    checks: { check: 'ok', draining: 'failed' },
  })
})
