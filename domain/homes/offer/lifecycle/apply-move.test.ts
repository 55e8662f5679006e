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

it('keeps an appeal until the home is approved, loses a claim or becomes a draft', () => {
  const losing = ACTIONS.filter(
    (action) => applyMove<string>(OFFER, { action }, NOW).appeal === null,
  )
  expect(losing).toEqual([
    'withdraw',
    'revise',
    'appeal',
    'restore',
    'approve',
    'grant-claim',
    'return-to-draft',
  ])
  const again = applyMove<string>(OFFER, { action: 'appeal', reason: 'Look once more.' }, NOW)
  expect(again.appeal).toBe('Look once more.')
})

it('keeps a reason until the home is approved or gets another one', () => {
  const other = ACTIONS.filter(
    (action) => applyMove<string>(OFFER, { action }, NOW).reason !== OFFER.reason,
  )
  expect(other).toEqual(['approve', 'reject', 'grant-claim'])
  const rejected = applyMove<string>(OFFER, { action: 'reject', reason: 'No home.' }, NOW)
  expect(rejected.reason).toBe('No home.')
})

it('confirms a home on its first approval, but not one that visitors already saw', () => {
  const approve = { action: 'approve' } as const
  const marks = { isApproved: true, approvedContent: 'new', firstApprovedAt: BEFORE }
  expect(applyMove<string>(OFFER, approve, NOW)).toMatchObject({ ...marks, confirmedAt: NOW })
  const shown = { ...OFFER, state: 'published', firstApprovedAt: null } as const
  expect(applyMove<string>(shown, approve, NOW)).toMatchObject({
    ...marks,
    firstApprovedAt: NOW,
    confirmedAt: BEFORE,
  })
})

it('confirms a home when its owner acts on it', () => {
  const confirming = ACTIONS.filter(
    (action) => applyMove<string>(OFFER, { action }, NOW).confirmedAt === NOW,
  )
  expect(confirming).toEqual(['relist', 'confirm', 'approve', 'publish'])
})

it('drops the approval of a changed home', () => {
  const approved = { ...OFFER, isApproved: true }
  const losing = ACTIONS.filter(
    (action) => !applyMove<string>(approved, { action }, NOW).isApproved,
  )
  expect(losing).toEqual(['revise', 'restore'])
})
