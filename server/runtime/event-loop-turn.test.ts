import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './event-loop-turn.ts'

it('lets one go on in each turn of the event loop, in the order in which they asked', async () => {
  const turn = createTurns()
  const went: number[] = []
  const all = [1, 2, 3].map((name) => turn().then(() => went.push(name)))
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

it('begins anew after a rest', async () => {
  const turn = createTurns()
  await turn()
  await setImmediate()
  await expect(turn()).resolves.toBeUndefined()
})
