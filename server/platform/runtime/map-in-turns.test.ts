import { expect, it } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

const workFor = (ms: number) => {
  const start = performance.now()
  while (performance.now() - start < ms);
}

it('keeps the order', async () => {
  expect(await mapInTurns(['a', 'b', 'c'], (item, at) => `${at}${item}`)).toEqual([
    '0a',
    '1b',
    '2c',
  ])
  expect(await mapInTurns([], String)).toEqual([])
})

it('lets others continue between items that take long, and lists take turns', async () => {
  let [turn, isDone] = [0, false]
  const count = () => {
    turn += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const work = () => {
    workFor(10)
    return turn
  }
  const lists = await Promise.all([1, 2].map(() => mapInTurns([1, 2, 3], work)))
  isDone = true
  // Only the first items of both share a turn.
  expect(new Set(lists.flat()).size).toBe(5)
})
