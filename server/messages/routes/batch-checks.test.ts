import { expect, it } from 'vitest'
import { batchChecks } from './batch-checks.ts'

it('checks once for all concurrent callers, and again for later ones', async () => {
  const asked: (readonly string[])[] = []
  const ask = batchChecks(async (items: readonly string[]) => {
    asked.push(items)
    return new Set(['a', 'b'])
  }, 1)
  expect(await Promise.all(['a', 'c', 'b', 'a'].map(ask))).toEqual([true, false, true, true])
  expect(await ask('b')).toBe(true)
  expect(asked).toEqual([['a', 'c', 'b'], ['b']])
})

it('fails for all concurrent callers, but not for later ones', async () => {
  let isDown = true
  const ask = batchChecks(async (items: readonly number[]) => {
    if (isDown) throw new Error('The database is away.')
    return new Set(items)
  }, 1)
  const outcomes = await Promise.allSettled([1, 2].map(ask))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await ask(1)).toBe(true)
})
