import { expect, it } from 'vitest'
import { findRecusalReason } from './may-decide.ts'

const HOME = {
  owner: 'olha',
  claimers: [],
  appeal: null,
  decidedBy: 'hash of ivan',
  hasReported: false,
}
const ivan = { uid: 'ivan', hash: 'hash of ivan', isOnlyModerator: false }
const appealed = { ...HOME, appeal: 'It has a number.' }

it.each([
  ['a home of somebody else', HOME, ivan, null],
  ['a home of their own', HOME, { ...ivan, uid: 'olha', isOnlyModerator: true }, 'own'],
  [
    'a home that they claimed',
    { ...HOME, claimers: ['ivan'] },
    { ...ivan, isOnlyModerator: true },
    'claimed',
  ],
  ['an appeal against their own decision', appealed, ivan, 'rejected before'],
  ['the same where nobody else could', appealed, { ...ivan, isOnlyModerator: true }, null],
  ['a home that they reported', { ...HOME, hasReported: true }, ivan, 'reported'],
  [
    'that one where nobody else could',
    { ...HOME, hasReported: true },
    { ...ivan, isOnlyModerator: true },
    null,
  ],
  ['an appeal against another one', appealed, { ...ivan, hash: 'other' }, null],
] as const)('%s is kept from a moderator: %#', (_what, home, moderator, recusal) => {
  expect(findRecusalReason(home, moderator)).toBe(recusal)
})
