import { expect, it } from 'vitest'
import { findReadMessage } from './read-receipt.ts'

const messages = [true, true, false, true].map((isOwn, index) => ({ isOwn, seq: index + 1 }))
const at = (seq: number) => ({ seq, readAt: '2026-11-23T10:00:00.000Z' })

it.each([
  [null, null],
  [at(1), 1],
  [at(2), 2],
  // The last read message is the counterpart's.
  [at(3), 2],
  [at(4), 4],
  [at(9), 4],
])('finds the last own message that was read: up to %j it is %j', (receipt, expected) => {
  expect(findReadMessage(messages, receipt)).toBe(expected)
  expect(findReadMessage([], receipt)).toBeNull()
})
