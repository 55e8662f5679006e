import { expect, it } from 'vitest'
import { listQuickAnswers } from './quick-reply.ts'

const nothing = () => false

it('offers the question whether a home is free until there is an answer', () => {
  const ask = (isAnswered: boolean) => listQuickAnswers('seeker', { isAnswered, isSaid: nothing })
  expect(ask(false)).toEqual(['still-free', 'when-to-see', 'thanks'])
  expect(ask(true)).toEqual(['when-to-see', 'thanks'])
})

it('does not offer an answer twice', () => {
  const isSaid = (answer: string) => answer === 'is-free'
  expect(listQuickAnswers('owner', { isAnswered: true, isSaid })).toEqual(['is-taken', 'say-when'])
})
