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

describe('a home', () => {
  it.each([
    ['that is shown', WANTED, null],
    ['by an owner who paused the original', { ...WANTED, original: 'paused' }, null],
    ['by an owner whose original was rejected since', { ...WANTED, original: 'rejected' }, null],
    ['for a second time', { ...WANTED, isClaimed: true }, 'claimed'],
    [
      'by an owner whose original nobody approved',
      { ...WANTED, wasApproved: false },
      'never approved',
    ],
    ['by an owner who deleted the original', { ...WANTED, original: 'removed' }, 'not now'],
    ['that was let', { ...WANTED, copy: 'closed' }, 'not now'],
    ['that waits', { ...WANTED, copy: 'waiting' }, 'not now'],
    ['after too many others', { ...WANTED, left: 0 }, 'too many'],
  ] as const)('is claimed %s: %#', (_what, wanted, refusal) => {
    expect(findClaimRefusal(wanted)).toBe(refusal)
  })
})

it.each([
  [{ open: 0, day: 0 }, CLAIM_LIMITS.maxPerDay],
  [{ open: CLAIM_LIMITS.maxOpen - 1, day: 0 }, 1],
  [{ open: 0, day: CLAIM_LIMITS.maxPerDay - 2 }, 2],
  [{ open: CLAIM_LIMITS.maxOpen, day: 0 }, 0],
  [{ open: 40, day: 40 }, 0],
] as const)('after %j there are %d left', (made, left) => {
  expect(getClaimsLeft(made)).toBe(left)
})

it('can be decided while the copy is shown, waits or is paused, and the claimer has the home', () => {
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
] as const)('that nobody decided about a home that is %s it is %s', (copy, state) => {
  expect(getClaimState(UNDECIDED, { ...PAIR, copy })).toBe(state)
})

it.each(OFFER_STATES)('keeps its decision when the copy is %s', (copy) => {
  const pair = { ...PAIR, copy }
  expect(getClaimState(GRANTED, pair)).toBe('granted')
  expect(getClaimState({ ...GRANTED, overturnedAt: new Date(0) }, pair)).toBe('overturned')
  expect(getClaimState({ ...GRANTED, outcome: 'dismissed' }, pair)).toBe('dismissed')
})
