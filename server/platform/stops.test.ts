import { expect, it } from 'vitest'
import { createStops } from './stops.ts'

it('ends everything in reverse order, one at a time, whatever fails', async () => {
  const ended: string[] = []
  const reported: unknown[] = []
  const { onStop, stopAll } = createStops((error) => reported.push(error))
  const broken = new Error('The disk is full.')
  onStop(() => ended.push('database'))
  onStop(async () => {
    await Promise.resolve()
    ended.push('mail')
    throw broken
  })
  onStop(() => ended.push('port'))
  expect(await stopAll()).toBe(false)
  expect(ended).toEqual(['port', 'mail', 'database'])
  expect(reported).toEqual([broken])
  expect(await stopAll()).toBe(true)
})
