import { expect, it } from 'vitest'
import { OBSTACLES } from '#domain/messages/conversation/permission.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import * as en from './en/messages/mail-replies.ts'
import * as uk from './uk/messages/mail-replies.ts'

const REFUSALS: readonly SendRefusal[] = [
  ...OBSTACLES,
  'not found',
  'empty',
  'too many',
  'too fast',
  'unanswered',
  'spam',
  'no pictures yet',
  'pictures full',
  'banned',
  'unconfirmed',
]

it.each([
  ['en', en],
  ['uk', uk],
])('%s refuses replies by mail in lines of ASCII', (_, texts) => {
  const reader = { party: 'seeker', offeredBy: 'realtor' } as const
  const { taken, dropped } = texts.mailReplyTexts
  const sentences = [
    taken,
    dropped,
    ...Object.values(texts.mailReplyProblems),
    ...REFUSALS.map((refusal) => texts.formatReplyRefusal(refusal, reader)),
  ]
  for (const sentence of sentences) expect(sentence).toMatch(/^[ -~]+$/)
})
