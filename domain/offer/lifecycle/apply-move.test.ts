import { expect, it } from 'vitest'
import { applyMove } from './apply-move.ts'
import { MOVES, type OfferAction } from './state.ts'

const BEFORE = new Date('2026-11-01T10:00:00Z')
const NOW = new Date('2026-11-23T10:00:00Z')
const OFFER = {
  state: 'waiting',
  content: 'new',
  movedAt: BEFORE,
  confirmedAt: BEFORE,
  isApproved: false,
  approvedContent: 'old',
  firstApprovedAt: BEFORE,
  reason: 'The price is of a month, not of a day.',
  appeal: 'It is of a month.',
} as const
const ACTIONS = Object.keys(MOVES) as OfferAction[]

it.each(ACTIONS)('%s leads to its state, now', (action) => {
  expect(applyMove<string>(OFFER, { action }, NOW)).toMatchObject({
    state: MOVES[action].to,
    movedAt: NOW,
  })
})

it('an appeal is kept until the home is approved, loses a claim or becomes a draft', () => {
  const losing = ACTIONS.filter(
    (action) => applyMove<string>(OFFER, { action }, NOW).appeal === null,
  )
  expect(losing).toEqual([
    ...['withdraw', 'revise', 'appeal', 'restore', 'approve', 'grant-claim', 'return-to-draft'],
  ])
  const again = applyMove<string>(OFFER, { action: 'appeal', reason: 'Look once more.' }, NOW)
  expect(again.appeal).toBe('Look once more.')
})

it('a reason is kept until the home is approved or gets another one', () => {
  const other = ACTIONS.filter(
    (action) => applyMove<string>(OFFER, { action }, NOW).reason !== OFFER.reason,
  )
  expect(other).toEqual(['approve', 'reject', 'grant-claim'])
  const rejected = applyMove<string>(OFFER, { action: 'reject', reason: 'No home.' }, NOW)
  expect(rejected.reason).toBe('No home.')
})

it('what a moderator approves is free since then, but not what visitors saw before', () => {
  const approve = { action: 'approve' } as const
  const marks = { isApproved: true, approvedContent: 'new', firstApprovedAt: BEFORE }
  expect(applyMove<string>(OFFER, approve, NOW)).toMatchObject({ ...marks, confirmedAt: NOW })
  const shown = { ...OFFER, state: 'published', firstApprovedAt: null } as const
  expect(applyMove<string>(shown, approve, NOW)).toMatchObject({
    ...{ ...marks, firstApprovedAt: NOW, confirmedAt: BEFORE },
  })
})

it('what its owner says now is confirmed now', () => {
  const confirming = ACTIONS.filter(
    (action) => applyMove<string>(OFFER, { action }, NOW).confirmedAt === NOW,
  )
  expect(confirming).toEqual(['relist', 'confirm', 'approve', 'publish'])
})

it('what was changed is not approved', () => {
  const approved = { ...OFFER, isApproved: true }
  const losing = ACTIONS.filter(
    (action) => !applyMove<string>(approved, { action }, NOW).isApproved,
  )
  expect(losing).toEqual(['revise', 'restore'])
})
