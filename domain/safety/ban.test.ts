import { expect, it } from 'vitest'
import {
  type BanDecision,
  type BanRecusalReason,
  findBanRecusalReason,
  isAppealWaiting,
  mayAppeal,
  mayDecideBan,
} from './ban.ts'

it.each([
  { isOwn: true, hasIssued: false, isOnlyModerator: true, isWaiting: false, recusal: 'own' },
  { isOwn: false, hasIssued: true, isOnlyModerator: false, isWaiting: false, recusal: null },
  {
    isOwn: false,
    hasIssued: true,
    isOnlyModerator: false,
    isWaiting: true,
    recusal: 'issued before',
  },
  { isOwn: false, hasIssued: true, isOnlyModerator: true, isWaiting: true, recusal: null },
  { isOwn: false, hasIssued: false, isOnlyModerator: false, isWaiting: true, recusal: null },
])(
  'recusal $recusal if own $isOwn, issued $hasIssued, only moderator $isOnlyModerator, appealed $isWaiting',
  (row) => {
    const { recusal, ...relation } = row
    expect(findBanRecusalReason(relation)).toBe(recusal)
  },
)

it('allows one appeal, which waits until it is decided', () => {
  const none = { appeal: null, upholdReason: null }
  const waiting = { appeal: 'It was a joke.', upholdReason: null }
  const decided = { ...waiting, upholdReason: 'It was none.' }
  const bans = [none, waiting, decided]
  expect(bans.map(mayAppeal)).toEqual([true, false, false])
  expect(bans.map(isAppealWaiting)).toEqual([false, true, false])
  const may = (decision: BanDecision, recusal: BanRecusalReason | null) =>
    bans.map((ban) => mayDecideBan(decision, { ...ban, recusal }))
  expect(may('uphold', null)).toEqual([false, true, false])
  expect(may('uphold', 'issued before')).toEqual([false, false, false])
  for (const recusal of [null, 'issued before'] as const)
    expect(may('lift', recusal)).toEqual([true, true, true])
  expect(may('lift', 'own')).toEqual([false, false, false])
})
