import { describe, expect, it } from 'vitest'
import {
  ACTORS,
  type Actor,
  awaitsDecision,
  getNextState,
  getOwnerActions,
  isDecision,
  isOwnerAction,
  MOVES,
  OFFER_STATES,
  type OfferAction,
  type OfferState,
} from './state.ts'

/** Every allowed action by state and actor, with the next state. All others are refused. */
const ALLOWED: Readonly<Record<OfferState, Partial<Record<Actor, Record<string, OfferState>>>>> = {
  draft: { owner: { submit: 'waiting', delete: 'removed' } },
  waiting: {
    owner: { withdraw: 'draft', delete: 'removed' },
    moderator: { approve: 'published', reject: 'rejected' },
    claim: { 'grant-claim': 'rejected' },
    system: { publish: 'published', 'return-to-draft': 'draft' },
  },
  published: {
    owner: {
      pause: 'paused',
      close: 'closed',
      confirm: 'published',
      delete: 'removed',
    },
    moderator: { approve: 'published', reject: 'rejected' },
    claim: { 'grant-claim': 'rejected' },
    system: { expire: 'expired', suspend: 'paused' },
  },
  paused: {
    owner: { revise: 'draft', close: 'closed', relist: 'published', delete: 'removed' },
    claim: { 'grant-claim': 'rejected' },
  },
  closed: { owner: { revise: 'draft', relist: 'published', delete: 'removed' } },
  expired: { owner: { revise: 'draft', relist: 'published', delete: 'removed' } },
  rejected: { owner: { revise: 'draft', appeal: 'waiting', delete: 'removed' } },
  removed: { owner: { restore: 'draft' } },
}
const ACTIONS = Object.keys(MOVES) as OfferAction[]

describe.each(OFFER_STATES)('%s', (state) => {
  it.each(ACTORS)('is moved by the %s only as the table allows', (actor) => {
    const moves = ACTIONS.flatMap((action) => {
      const next = getNextState(state, action, actor)
      return next === null ? [] : [[action, next]]
    })
    expect(Object.fromEntries(moves)).toEqual(ALLOWED[state][actor] ?? {})
  })

  it('offers its owner exactly the allowed actions', () => {
    expect(getOwnerActions(state).sort()).toEqual(Object.keys(ALLOWED[state].owner ?? {}).sort())
  })
})

it('distinguishes actions by their actors', () => {
  expect(ACTIONS.filter(isDecision)).toEqual(['approve', 'reject'])
  expect(isOwnerAction('pause')).toBe(true)
  for (const other of ['approve', 'expire', 'toString', '', null]) {
    expect(isOwnerAction(other)).toBe(false)
  }
})

it('awaits a decision about waiting homes, and about published ones not yet seen', () => {
  for (const state of OFFER_STATES) {
    expect([state, awaitsDecision({ state, isApproved: true })]).toEqual([
      state,
      state === 'waiting',
    ])
    expect([state, awaitsDecision({ state, isApproved: false })]).toEqual([
      state,
      state === 'waiting' || state === 'published',
    ])
    const isReported = awaitsDecision({ state, isApproved: true, isReported: true })
    expect(isReported).toBe(state === 'waiting' || state === 'published')
  }
})
