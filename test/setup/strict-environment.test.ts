import { connect } from 'node:net'
import { expect, it } from 'vitest'

it('keeps tests from reaching another machine', async () => {
  expect(() => connect(80, 'example.com')).toThrow('A test wants to reach example.com')
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('192.0.2.1') }),
    }),
  )
})

it('has a time zone far from UTC', () => {
  expect(new Date('2025-11-20T20:00:00Z').getDate()).toBe(21)
  expect(new Date(0).getTimezoneOffset()).toBe(-330)
})
