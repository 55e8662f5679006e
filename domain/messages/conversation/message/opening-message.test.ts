import { expect, it } from 'vitest'
import { findOpeningMessage } from './opening-message.ts'

const own = (seq: number) => ({ seq, isOwn: true })
const other = (seq: number) => ({ seq, isOwn: false })
const ALL = [other(1), own(2), other(3), own(4), other(5), own(6)]

it.each([
  { messages: ALL, unread: 0, opening: 6 },
  { messages: ALL, unread: 1, opening: 5 },
  { messages: ALL, unread: 2, opening: 3 },
  // Unread messages may be too old to be shown.
  { messages: ALL, unread: 9, opening: 1 },
  { messages: [own(1)], unread: 1, opening: 1 },
  { messages: [], unread: 0, opening: undefined },
])('opens a conversation with $unread unread messages at $opening', (row) => {
  expect(findOpeningMessage(row.messages, row.unread)).toBe(row.opening)
})
