import { expect, it } from 'vitest'
import { findDecisionBar } from './may-decide.ts'

const HOME = {
  ...{ owner: 'olha', claimers: [], appeal: null, decidedBy: 'hash of ivan', hasReported: false },
}
const ivan = { uid: 'ivan', hash: 'hash of ivan', isAlone: false }
const appealed = { ...HOME, appeal: 'It has a number.' }

it.each([
  ['a home of somebody else', HOME, ivan, null],
  ['a home of their own', HOME, { ...ivan, uid: 'olha', isAlone: true }, 'own'],
  [
    'a home that they claimed',
    { ...HOME, claimers: ['ivan'] },
    { ...ivan, isAlone: true },
    'claimed',
  ],
  ['an appeal against their own decision', appealed, ivan, 'rejected before'],
  ['the same where nobody else could', appealed, { ...ivan, isAlone: true }, null],
  ['a home that they reported', { ...HOME, hasReported: true }, ivan, 'reported'],
  [
    'that one where nobody else could',
    { ...HOME, hasReported: true },
    { ...ivan, isAlone: true },
    null,
  ],
  ['an appeal against another one', appealed, { ...ivan, hash: 'other' }, null],
] as const)('%s is kept from a moderator: %#', (_what, home, moderator, bar) => {
  expect(findDecisionBar(home, moderator)).toBe(bar)
})
