import { expect, it } from 'vitest'
import { formatConversationTarget, parseConversationTarget } from './conversation-target.ts'

const conversation = '0c5bd0b0-3f6f-4c5e-9d0a-2f6a3c1b7e11'

it.each([
  { conversation, party: null, seq: 3 },
  { conversation, party: 'owner' as const, seq: 0 },
])('reads back what it writes: %j', (reported) => {
  expect(parseConversationTarget(formatConversationTarget(reported))).toEqual(reported)
})

it.each(['', conversation, `${conversation}/0`, `${conversation}/x`, `${conversation}/1/2`, 'x/1'])(
  'reads nothing else: %j',
  (target) => {
    expect(parseConversationTarget(target)).toBeNull()
  },
)
