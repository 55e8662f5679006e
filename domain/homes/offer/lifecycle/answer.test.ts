import { expect, it } from 'vitest'
import { getAnswerAction } from './answer.ts'
import { getNextState, OFFER_STATES } from './state.ts'

it('confirms, closes or brings back a home, but not one that its owner holds back', () => {
  const actions = OFFER_STATES.map((state) => [
    state,
    getAnswerAction(state, 'free'),
    getAnswerAction(state, 'closed'),
  ])
  expect(actions).toEqual([
    ['draft', null, null],
    ['waiting', null, null],
    ['published', 'confirm', 'close'],
    ['paused', null, null],
    ['closed', 'relist', null],
    ['expired', 'relist', null],
    ['rejected', null, null],
    ['removed', null, null],
  ])
})

it('does nothing that the owner could not do', () => {
  for (const state of OFFER_STATES)
    for (const answer of ['free', 'closed'] as const) {
      const action = getAnswerAction(state, answer)
      if (action !== null) expect(getNextState(state, action, 'owner')).not.toBeNull()
    }
})
