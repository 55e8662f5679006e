import { expect, it } from 'vitest'
import { findTakeRefusal, findUnavailableReason } from './may-take-viewing.ts'
import type { ViewingState } from './state.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 1, 4, hour))
const time = (conversation: string, hour: number, state: ViewingState) => ({
  conversation,
  state,
  startsAt: at(hour),
  endsAt: at(hour + 1),
})

it.each([
  ['what overlaps with nothing', [time('b', 12, 'taken')], 0, null],
  ['a second time in the same conversation', [time('a', 12, 'taken')], 1, 'has one'],
  ['what another seeker has taken', [time('b', 10, 'taken')], 0, 'taken'],
  ['what is offered to another seeker, too', [time('b', 10, 'offered')], 0, null],
  ['one more than a seeker may have', [], 10, 'too many'],
] as const)('%s: %j, %d taken, %s', (_case, all, takenBySeeker, refusal) => {
  const offered = time('a', 10, 'offered')
  expect(findTakeRefusal(offered, { all, takenBySeeker }, { maxTaken: 10 })).toBe(refusal)
})

it.each([
  [true, 'offered', null],
  [true, 'taken', 'has one'],
  [false, 'taken', 'home gone'],
  [false, 'offered', 'home gone'],
] as const)('shown %s, another time %s: %s', (isShown, state, expected) => {
  const all = [time('a', 12, state), time('b', 10, 'taken')]
  expect(findUnavailableReason('a', { all, isShown })).toBe(expected)
})
