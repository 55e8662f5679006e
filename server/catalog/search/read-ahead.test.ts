import { expect, it } from 'vitest'
import { readAhead } from './read-ahead.ts'

it('reads the next value while one is used, and ends with the last', async () => {
  const events: string[] = []
  const values = readAhead<number>((previous) => {
    if (previous === 3) return null
    const next = (previous ?? 0) + 1
    events.push(`asked for ${next}`)
    return Promise.resolve(next)
  })
  for await (const value of values) events.push(`used ${value}`)
  expect(events).toEqual([
    'asked for 1',
    'asked for 2',
    'used 1',
    'asked for 3',
    'used 2',
    'used 3',
  ])
})

it('fails when the turn of what could not be read comes', async () => {
  const used: number[] = []
  const values = readAhead<number>((previous) =>
    previous === null ? Promise.resolve(1) : Promise.reject(new Error('gone')),
  )
  const all = (async () => {
    for await (const value of values) used.push(value)
  })()
  await expect(all).rejects.toThrow('gone')
  expect(used).toEqual([1])
})
