import { expect, it } from 'vitest'
import {
  findViewingActionRefusal,
  listActions,
  type ViewingAction,
  type ViewingState,
} from './state.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const LATER = new Date('2026-11-23T12:00:01Z')

/**
 * For a time that the owner offers: what the seeker, then the owner may do; for each, first if they can write to each
 * other, then if not. A time of the seeker is the mirror image.
 */
const TABLE: readonly [ViewingState, ViewingAction[][]][] = [
  ['offered', [['take'], [], ['withdraw'], ['withdraw']]],
  ['taken', [['cancel'], ['cancel'], ['cancel'], ['cancel']]],
  ['withdrawn', [[], [], [], []]],
  ['canceled', [[], [], [], []]],
]

it.each(
  TABLE.flatMap(([state, expected]) => [
    [state, 'owner', ['seeker', 'owner'], expected] as const,
    [state, 'seeker', ['owner', 'seeker'], expected] as const,
  ]),
)('%s by the %s', (state, offeredBy, parties, expected) => {
  const list = (startsAt: Date) =>
    parties.flatMap((party) =>
      [true, false].map((canMessage) =>
        listActions({ state, offeredBy, startsAt }, { party, canMessage, now: NOW }),
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
    const viewing = { state, offeredBy: 'owner', startsAt: LATER } as const
    expect(findViewingActionRefusal(action, viewing, { party: 'seeker', obstacle, now: NOW })).toBe(
      refusal,
    )
  },
)
