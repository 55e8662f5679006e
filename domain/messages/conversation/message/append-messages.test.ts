import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import { appendMessages } from './append-messages.ts'

const messages = Array.from(
  { length: 30 },
  (_, at): MyMessage => ({
    seq: at + 1,
    isOwn: true,
    text: String(at),
    isRedacted: false,
    pictures: [],
    sentAt: '2026-11-23T10:00:00.000Z',
  }),
)

it('keeps every message once and in order, however the parts overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 8 }), fc.nat(5), (ends, overlap) => {
      let known: readonly MyMessage[] = []
      for (const end of ends) {
        const from = Math.max(0, known.length - overlap)
        known = appendMessages(known, messages.slice(from, Math.max(from, end)))
      }
      expect(known).toEqual(messages.slice(0, Math.max(0, ...ends)))
    }),
  )
})
