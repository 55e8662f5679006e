import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createYieldToEventLoop } from './yield-to-event-loop.ts'

it('lets one caller continue in each turn of the event loop, in order', async () => {
  const yieldToEventLoop = createYieldToEventLoop()
  const went: number[] = []
  const all = [1, 2, 3].map((name) => yieldToEventLoop().then(() => went.push(name)))
  expect(went).toEqual([])
  const seen: number[][] = []
  while (went.length < 3) {
    await setImmediate()
    seen.push([...went])
  }
  await Promise.all(all)
  const steps = seen.map(({ length }, index) => length - (seen[index - 1]?.length ?? 0))
  expect(Math.max(...steps)).toBe(1)
  expect(went).toEqual([1, 2, 3])
})

it('starts over after a pause', async () => {
  const yieldToEventLoop = createYieldToEventLoop()
  await yieldToEventLoop()
  await setImmediate()
  await expect(yieldToEventLoop()).resolves.toBeUndefined()
})
