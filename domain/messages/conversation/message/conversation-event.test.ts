import { expect, it } from 'vitest'
import { type ConversationEvent, joinEvents } from './conversation-event.ts'

const conversation = 'a'
const written: ConversationEvent = { conversation, seq: 4, isRead: false, by: 'owner' }
const changed: ConversationEvent = { conversation, seq: 4, isRead: false }
const read: ConversationEvent = { conversation, seq: 4, isRead: true }

it.each([
  ['two messages of one person', written, { ...written, seq: 5 }, { ...written, seq: 5 }],
  ['messages of both', written, { ...written, seq: 5, by: 'seeker' }, { ...changed, seq: 5 }],
  ['a message and a change', { ...written, seq: 5 }, changed, { ...changed, seq: 5 }],
  ['a message that was read', written, read, changed],
  ['reading twice', read, read, read],
] as const)('%s are one event', (_, one, other, joined) => {
  expect(joinEvents(one, other)).toEqual(joined)
  expect(joinEvents(other, one)).toEqual(joined)
})
