import { expect, it } from 'vitest'
import { findTakeRefusal, findUnavailableReason } from './may-take-viewing.ts'
import type { ViewingState } from './state.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 1, 4, hour))
const time = (conversation: string, hour: number, state: ViewingState) => ({
  conversation,
  offeredBy: 'owner' as const,
  state,
  startsAt: at(hour),
  endsAt: at(hour + 1),
})

it.each([
  ['a time that overlaps with nothing', null, [time('b', 12, 'taken')], 0],
  ['a second time in the same conversation', 'has one', [time('a', 12, 'taken')], 1],
  ['a time that another seeker has taken', 'taken', [time('b', 10, 'taken')], 0],
  ['a time that is offered to another seeker, too', null, [time('b', 10, 'offered')], 0],
  ['one more than a seeker may have', 'too many', [], 10],
] as const)('a seeker who takes %s has the refusal %j', (_case, refusal, all, takenBySeeker) => {
  const offered = time('a', 10, 'offered')
  expect(findTakeRefusal(offered, { all, takenBySeeker })).toBe(refusal)
})

it.each([
  [true, 'offered', null],
  [true, 'taken', 'has one'],
  [false, 'taken', 'home gone'],
  [false, 'offered', 'home gone'],
] as const)(
  'if the home is shown: %s, and another time is %s, the reason is %s',
  (isShown, state, expected) => {
    const all = [time('a', 12, state), time('b', 10, 'taken')]
    expect(findUnavailableReason('a', { all, isShown })).toBe(expected)
  },
)
