import { expect, it } from 'vitest'
import {
  CONVERSATION_ACTIONS,
  type ConversationAction,
  type ConversationStatus,
  findObstacle,
  mayAct,
  type Obstacle,
} from './permission.ts'

const OPEN: ConversationStatus = {
  isOtherErased: false,
  hasOtherLeft: false,
  isBlocking: false,
  isBlocked: false,
}

/** For each state of a conversation: what keeps both from writing, and what each may do. */
const TABLE: readonly [
  Partial<ConversationStatus>,
  Obstacle | null,
  readonly ConversationAction[],
][] = [
  [{}, null, ['block', 'leave']],
  [{ isBlocking: true }, 'blocking', ['unblock', 'leave']],
  [{ isBlocked: true }, 'blocked', ['block', 'leave']],
  [{ isBlocking: true, isBlocked: true }, 'blocking', ['unblock', 'leave']],
  [{ hasOtherLeft: true }, 'other left', ['block', 'leave']],
  [{ isOtherErased: true, hasOtherLeft: true }, 'other erased', ['leave']],
  [{ isOtherErased: true, isBlocking: true }, 'other erased', ['leave']],
]

it.each(TABLE)('%j', (change, obstacle, actions) => {
  const standing = { ...OPEN, ...change }
  expect(findObstacle(standing)).toBe(obstacle)
  expect(CONVERSATION_ACTIONS.filter((it) => mayAct(it, standing))).toEqual(actions)
})
