import { expect, it } from 'vitest'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { messageSchema } from './message-schema.ts'

const BESIDE_PICTURES = { long: 'long', unstorable: 'unstorable' }

it.each([
  ['Is it free?', []],
  [' \n', ['empty']],
  ['x'.repeat(CONVERSATION_LIMITS.maxLength), []],
  ['x'.repeat(CONVERSATION_LIMITS.maxLength + 1), ['long']],
  ['Is it free?\u0000', ['unstorable']],
])('refuses %j with %j', (text, messages) => {
  const { error } = messageSchema({ ...BESIDE_PICTURES, empty: 'empty' }).safeParse({ text })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages)
})

it('allows an empty text next to pictures', () => {
  expect(messageSchema(BESIDE_PICTURES).safeParse({ text: ' ' }).success).toBe(true)
})
