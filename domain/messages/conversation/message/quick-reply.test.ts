import { expect, it } from 'vitest'
import { listQuickReplies } from './quick-reply.ts'

const nothing = () => false

it('offers the question whether a home is free until there is an answer', () => {
  const ask = (isAnswered: boolean) => listQuickReplies('seeker', { isAnswered, isSent: nothing })
  expect(ask(false)).toEqual(['still-free', 'when-to-see', 'thanks'])
  expect(ask(true)).toEqual(['when-to-see', 'thanks'])
})

it('does not offer a reply that was already sent', () => {
  const isSent = (answer: string) => answer === 'is-free'
  expect(listQuickReplies('owner', { isAnswered: true, isSent })).toEqual(['is-taken', 'say-when'])
})
