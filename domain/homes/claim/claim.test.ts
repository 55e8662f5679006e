import { describe, expect, it } from 'vitest'
import { OFFER_STATES } from '#domain/homes/offer/lifecycle/state.ts'
import {
  CLAIM_LIMITS,
  canDecideClaim,
  findClaimRefusal,
  getClaimState,
  getClaimsLeft,
} from './claim.ts'

const PAIR = { original: 'published', copy: 'published' } as const
const WANTED = { ...PAIR, wasApproved: true, isClaimed: false, left: 1 }

describe('a claim of a home', () => {
  it.each([
    ['while it is shown', null, WANTED],
    ['by an owner who paused the original', null, { ...WANTED, original: 'paused' }],
    ['by an owner whose original was rejected since', null, { ...WANTED, original: 'rejected' }],
    ['for a second time', 'claimed', { ...WANTED, isClaimed: true }],
    [
      'by an owner whose original nobody approved',
      'never approved',
      { ...WANTED, wasApproved: false },
    ],
    ['by an owner who deleted the original', 'not now', { ...WANTED, original: 'removed' }],
    ['after it was let', 'not now', { ...WANTED, copy: 'closed' }],
    ['while it waits', 'not now', { ...WANTED, copy: 'waiting' }],
    ['after too many others', 'too many', { ...WANTED, left: 0 }],
  ] as const)('%s has the refusal %j', (_what, refusal, wanted) => {
    expect(findClaimRefusal(wanted)).toBe(refusal)
  })
})

it.each([
  [{ open: 0, day: 0 }, CLAIM_LIMITS.maxPerDay],
  [{ open: CLAIM_LIMITS.maxOpen - 1, day: 0 }, 1],
  [{ open: 0, day: CLAIM_LIMITS.maxPerDay - 2 }, 2],
  [{ open: CLAIM_LIMITS.maxOpen, day: 0 }, 0],
  [{ open: 40, day: 40 }, 0],
] as const)('after the claims %j an account has %d left', (made, left) => {
  expect(getClaimsLeft(made)).toBe(left)
})

it('a claim can be decided while the copy is shown, waiting or paused, and the claimer has the home', () => {
  const decided = OFFER_STATES.filter((copy) => canDecideClaim({ ...PAIR, copy }))
  expect(decided).toEqual(['waiting', 'published', 'paused'])
  expect(canDecideClaim({ ...PAIR, original: 'removed' })).toBe(false)
  expect(canDecideClaim({ ...PAIR, original: 'closed' })).toBe(true)
})

const UNDECIDED = { outcome: null, overturnedAt: null } as const
const GRANTED = { outcome: 'granted', overturnedAt: null } as const

it.each([
  ['published', 'open'],
  ['paused', 'open'],
  ['closed', 'ended'],
  ['removed', 'ended'],
] as const)('an undecided claim of a home that is %s is %s', (copy, state) => {
  expect(getClaimState(UNDECIDED, { ...PAIR, copy })).toBe(state)
})

it.each(OFFER_STATES)('a decided claim keeps its decision when the copy is %s', (copy) => {
  const pair = { ...PAIR, copy }
  expect(getClaimState(GRANTED, pair)).toBe('granted')
  expect(getClaimState({ ...GRANTED, overturnedAt: new Date(0) }, pair)).toBe('overturned')
  expect(getClaimState({ ...GRANTED, outcome: 'dismissed' }, pair)).toBe('dismissed')
})
