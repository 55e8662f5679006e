import { describe, expect, it } from 'vitest'
import type { Party } from '#domain/messages/conversation/party.ts'
import { VIEWING_LIMITS } from './limits.ts'
import { findOfferViewingRefusal, isViewingOfferedAlready } from './may-offer-viewing.ts'
import { findTakeRefusal } from './may-take-viewing.ts'
import type { ViewingState } from './state.ts'

/** Minutes after 10:00. */
const at = (minutes: number) => new Date(Date.parse('2026-11-24T10:00:00Z') + minutes * 60_000)
const time = (conversation: string, from: number, to: number) => ({
  conversation,
  offeredBy: 'owner' as Party,
  startsAt: at(from),
  endsAt: at(to),
})
const own = (state: ViewingState, conversation: string, from: number, to: number) => ({
  ...time(conversation, from, to),
  state,
})
const proposed = (conversation: string, from: number, to: number) => ({
  ...own('offered', conversation, from, to),
  offeredBy: 'seeker' as const,
})
const OFFERED = time('here', 0, 30)

it.each([
  ['nothing else', null, []],
  ['one that ends when it begins', null, [own('taken', 'here', -30, 0)]],
  ['one offered here at the same time', 'offered here', [own('offered', 'here', 15, 45)]],
  ['one offered elsewhere at the same time', null, [own('offered', 'there', 15, 45)]],
  ['one taken elsewhere at the same time', 'taken', [own('taken', 'there', 15, 45)]],
  [
    'as many here as may be',
    'too many',
    [own('offered', 'here', 60, 90), own('taken', 'here', 90, 120)],
  ],
  [
    'as many in all as may be',
    'too many',
    [
      own('offered', 'there', 0, 9),
      own('offered', 'there', 9, 12),
      own('offered', 'there', 12, 20),
    ],
  ],
  [
    'as many proposals of seekers',
    null,
    [proposed('here', 60, 90), proposed('here', 90, 120), proposed('there', 60, 90)],
  ],
] as const)('a time offered next to %s has the refusal %j', (_, refusal, all) => {
  expect(findOfferViewingRefusal(OFFERED, all, { perConversation: 2, perOwner: 3 })).toBe(refusal)
})

it.each([
  [[own('offered', 'here', 0, 30)], true],
  [[own('offered', 'here', 0, 45)], false],
  [[own('offered', 'there', 0, 30)], false],
  [[own('taken', 'here', 0, 30)], false],
] as const)('recognizes a time that is already offered, case %#', (all, expected) => {
  expect(isViewingOfferedAlready(OFFERED, all)).toBe(expected)
})

describe('a seeker takes a time', () => {
  it.each([
    ['nothing else', null, [], 0],
    ['one offered elsewhere', null, [own('offered', 'there', 0, 30)], 0],
    ['one that another has at the same time', 'taken', [own('taken', 'there', 29, 59)], 0],
    ['one that another has after it', null, [own('taken', 'there', 30, 60)], 0],
    ['one of the same conversation', 'has one', [own('taken', 'here', 300, 330)], 0],
    ['as many as may be', 'too many', [], VIEWING_LIMITS.maxTaken],
  ] as const)('next to %s has the refusal %j', (_, refusal, all, takenBySeeker) => {
    expect(findTakeRefusal(OFFERED, { all, takenBySeeker })).toBe(refusal)
  })
})
