import { expect, it } from 'vitest'
import {
  findViewingActionRefusal,
  listActions,
  type ViewingAction,
  type ViewingState,
} from './state.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const LATER = new Date('2026-11-23T12:00:01Z')

/** For the seeker, then the owner; for each, first if they can write to each other, then if not. */
const TABLE: readonly [ViewingState, ViewingAction[][]][] = [
  ['offered', [['take'], [], ['withdraw'], ['withdraw']]],
  ['taken', [['cancel'], ['cancel'], ['cancel'], ['cancel']]],
  ['withdrawn', [[], [], [], []]],
  ['canceled', [[], [], [], []]],
]

it.each(TABLE)('%s', (state, expected) => {
  const list = (startsAt: Date) =>
    (['seeker', 'owner'] as const).flatMap((party) =>
      [true, false].map((canMessage) =>
        listActions({ state, startsAt }, { party, canMessage, now: NOW }),
      ),
    )
  expect(list(LATER)).toEqual(expected)
  expect(list(NOW).flat()).toEqual([])
})

it.each([
  ['take', 'offered', null, null],
  ['take', 'offered', 'blocked', 'blocked'],
  ['take', 'taken', 'blocked', 'changed'],
  ['cancel', 'taken', 'other left', null],
  ['withdraw', 'offered', null, 'changed'],
] as const)(
  'a seeker who wants to %s a time that is %s, with the obstacle %s, has the refusal %s',
  (action, state, obstacle, refusal) => {
    const viewing = { state, startsAt: LATER }
    expect(findViewingActionRefusal(action, viewing, { party: 'seeker', obstacle, now: NOW })).toBe(
      refusal,
    )
  },
)
