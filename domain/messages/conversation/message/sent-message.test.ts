import { expect, it } from 'vitest'
import { toSentMessage } from './sent-message.ts'

const sentAt = '2026-11-23T10:00:00.000Z'
const sent = { seq: 4, text: 'Gladly.', sentAt }

it('a sent message is the next one of an answered conversation', () => {
  expect(toSentMessage({ isAnswered: true }, 3, sent)).toEqual({
    seq: 4,
    isOwn: true,
    text: 'Gladly.',
    isRedacted: false,
    pictures: [],
    sentAt,
  })
})

it.each([
  ['the first answer', { isAnswered: false }, 3, sent],
  ['one before which others came', { isAnswered: true }, 2, sent],
  ['one that is known', { isAnswered: true }, 4, sent],
  ['one that had been taken before', { isAnswered: true }, 3, { seq: 4, text: 'Gladly.' }],
])('requires reading the conversation again: %s', (_, conversation, lastSeq, message) => {
  expect(toSentMessage(conversation, lastSeq, message)).toBeNull()
})
