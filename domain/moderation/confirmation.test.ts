import { expect, it } from 'vitest'
import { LOGGED_DECISIONS } from '#domain/safety/logged-decision.ts'
import {
  decisionConfirmationPath,
  isJustDecided,
  readDecisionConfirmation,
} from './confirmation.ts'

it.each(LOGGED_DECISIONS)("reads '%s' back from its path", (decision) => {
  const path = decisionConfirmationPath({ decision, kind: 'offer' })
  expect(readDecisionConfirmation(new URL(path, 'http://localhost').searchParams)).toEqual({
    decision,
    kind: 'offer',
  })
})

it('leads to the section of the next entry', () => {
  expect(decisionConfirmationPath({ decision: 'act', kind: 'person' })).toBe(
    '/moderation?done=act&about=person#other-reports',
  )
})

it('leads to the next case', () => {
  expect(decisionConfirmationPath({ decision: 'approve', kind: 'offer' }, 'next')).toBe(
    '/moderation/next?done=approve&about=offer',
  )
})

it.each(['', 'done=approve', 'done=pause&about=offer', 'done=act&about=%3Cb%3E'])(
  "'%s' says that nothing was decided",
  (query) => {
    expect(readDecisionConfirmation(new URLSearchParams(query))).toBeNull()
  },
)

it.each([
  [{ decision: 'act', kind: 'person' }, true],
  [{ decision: 'act', kind: 'message' }, false],
  [{ decision: 'lift', kind: 'person' }, false],
  [null, false],
] as const)('a ban is confirmed if the last decision is %j: %s', (last, isTrue) => {
  expect(isJustDecided({ decision: 'act', kind: 'person' }, last)).toBe(isTrue)
})
